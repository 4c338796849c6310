/**
 * The browser's own `Object.entries`, in the place of the shim that node-polyglot asks for. The shim brings 5 kB and throws
 * errors to find out about the engine, for each of which V8 parses its script once more (docs/performance.md).
 */
module.exports = Object.entries;
