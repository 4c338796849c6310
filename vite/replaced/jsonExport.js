/**
 * In the place of the library of react-admin's own export, which every list would load: it is loaded when somebody
 * exports by react-admin's button (docs/performance.md).
 */
export default function jsonExport(...given) {
  // By its file, because its name leads here.
  void import('../../node_modules/jsonexport/dist/index.js').then((library) => library.default(...given));
}
