/** True in `npm start` alone; replaced while building, so that nothing of the fixture API reaches production. */
declare const __DEMO__: boolean;
