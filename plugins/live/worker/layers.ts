/** A module as `require` hands it out. */
export type Exports = Record<string, unknown>;

/** What evaluates layer B: the build puts its bundle into this function, in front of layer A. */
type LayerB = (require: (name: string) => unknown, module: {exports: Exports}, exports: Exports) => void;

declare const liveLayerB: LayerB;

/** The packages and harness files that are evaluated anew at each boot, by the name that programs import. */
export function renewLayerB(kept: Readonly<Record<string, () => unknown>>): Record<string, unknown> {
  const module = {exports: {} as Exports};
  const require = (name: string): unknown => {
    const load = kept[name];
    if (!load) throw new Error(`Layer B asks for "${name}", which layer A does not have.`);
    return load();
  };
  liveLayerB(require, module, module.exports);
  return module.exports.modules as Record<string, unknown>;
}
