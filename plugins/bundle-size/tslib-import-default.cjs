/** The helper of tslib for the default import of a module that may be CommonJS. */
exports.__importDefault = (module) => (module?.__esModule ? module : {default: module});
