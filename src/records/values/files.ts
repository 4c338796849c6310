import { FileValue, ImageValue, LinkValue } from './FileValues';
import { showBy } from './showBy';

/** Shows a file by its name and size, as a link where the server keeps it. */
export const asFile = showBy(FileValue);

/** Shows a picture, of a file or of an address. @public */
export const asImage = showBy(ImageValue);

/** Shows an address of the web or of email as a link. @public */
export const asLink = showBy(LinkValue);
