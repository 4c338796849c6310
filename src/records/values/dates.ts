import { DateValue, MomentValue, TimeValue } from './DateValues';
import { showBy } from './showBy';

/** Shows a calendar day, `2026-11-22`, in the language's format. */
export const asDate = showBy(DateValue);

/** Shows an ISO 8601 timestamp in the browser's time zone, which it names. */
export const asDateTime = showBy(MomentValue);

/** Shows a time of day, `21:30`, in the language's format. */
export const asTime = showBy(TimeValue);
