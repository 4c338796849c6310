/** True in `npm start` alone; replaced while building, so that nothing of the fixture API reaches production. */
declare const __DEMO__: boolean;

/** The id of the English texts of this build, as `assets/i18n/source.json` has it. */
declare const __TEXTS__: string;
