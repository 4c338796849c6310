/**
 * In the place of the library of react-admin's own export, which every list would load and none uses: lists export by
 * `src/records/export/` (docs/performance.md).
 */
module.exports = () => {
  throw new Error('Lists are exported by the ExportButton of src/records/export.');
};
