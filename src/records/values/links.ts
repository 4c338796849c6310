import { LinkValue } from './LinkValue';
import { showBy } from './showBy';

/** Shows a web or email address as a link. @public */
export const asLink = showBy(LinkValue);
