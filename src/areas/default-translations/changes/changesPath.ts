import { textsPath } from '../translations/textAddress';

/** The list of the changes of many texts; each of them has its page below. */
export const changesPath = `${textsPath}/changes`;

export const pathOfChange = (id: string) => `${changesPath}/${encodeURIComponent(id)}`;
