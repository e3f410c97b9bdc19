/** A module as `require` hands it out. */
export type Exports = Record<string, unknown>;

/** What evaluates these packages: the build puts their bundle into this function, in front of the packages that are kept. */
type ReloadedPackages = (
  require: (name: string) => unknown,
  module: {exports: Exports},
  exports: Exports,
) => void;

declare const liveReloadedPackages: ReloadedPackages;

/** The packages and harness files that are evaluated anew at each boot, by the name that programs import. */
export function reloadPackages(kept: Readonly<Record<string, () => unknown>>): Record<string, unknown> {
  const module = {exports: {} as Exports};
  const require = (name: string): unknown => {
    const load = kept[name];
    if (!load) throw new Error(`A reloaded package asks for "${name}", which is not among the kept ones.`);
    return load();
  };
  liveReloadedPackages(require, module, module.exports);
  return module.exports.modules as Record<string, unknown>;
}
