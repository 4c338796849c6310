import { visuallyHidden } from '../focus/visuallyHidden';
import { handsetWidth } from '../handsetWidth';

/** For the caption of a button with an icon: a handset shows only the icon, and the caption stays its name. */
export const captionOnRoom = { [`@media ${handsetWidth}`]: visuallyHidden } as const;

/** For the button itself: as small as its icon there. */
export const iconOnHandset = {
  [`@media ${handsetWidth}`]: { minWidth: 44, px: 1, '& .MuiButton-startIcon': { mx: 0 } },
} as const;
