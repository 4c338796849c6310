/** True only in demo mode; replaced at build time, so that nothing of the fixture API reaches production. */
declare const __DEMO__: boolean;

/** The id of this build's English texts, as in `assets/i18n/source.json`. */
declare const __TEXTS__: string;
