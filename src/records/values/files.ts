import { FileValue, ImageValue, LinkValue } from './FileValues';
import { showBy } from './showBy';

/** Shows a file's name and size, as a link if the server stores it. */
export const asFile = showBy(FileValue);

/** Shows the picture of a file or an address. @public */
export const asImage = showBy(ImageValue);

/** Shows a web or email address as a link. @public */
export const asLink = showBy(LinkValue);
