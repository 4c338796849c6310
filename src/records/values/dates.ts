import { DateValue, MomentValue, TimeValue } from './DateValues';
import { showBy } from './showBy';

/** Shows a day of the calendar, `2026-11-22`, as the language writes it. */
export const asDate = showBy(DateValue);

/** Shows a moment, ISO 8601, in the time zone of the browser, which it names. */
export const asDateTime = showBy(MomentValue);

/** Shows a time of day, `21:30`, as the language writes it. */
export const asTime = showBy(TimeValue);
