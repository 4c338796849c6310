import { visuallyHidden } from '../focus/visuallyHidden';
import { handsetWidth } from '../handsetWidth';

/** For the caption of a button that has an icon: on a handset the icon alone is seen, and the caption is still its name. */
export const captionOnRoom = { [`@media ${handsetWidth}`]: visuallyHidden } as const;

/** For the button itself: as small there as its icon. */
export const iconOnHandset = {
  [`@media ${handsetWidth}`]: { minWidth: 44, px: 1, '& .MuiButton-startIcon': { mx: 0 } },
} as const;
