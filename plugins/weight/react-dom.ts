import path from 'node:path';
import {textRule} from '../cures';
import {type Feature, REACT_VERSION, UNUSED_FEATURES} from './react-features';

const FILE = 'plugins/weight/react-features.ts';

/** What a browser says where a component uses a feature all the same. */
const MESSAGE = `This feature of React is left out of the site: ${FILE}`;

function replaceOnce(source: string, pattern: RegExp, text: string, name: string): string {
  const found = source.match(new RegExp(pattern, 'gm'))?.length ?? 0;
  if (found !== 1) throw new Error(`${FILE}: React has ${name} ${found} times instead of once`);
  return source.replace(pattern, () => text);
}

const escaped = (name: string) => name.replaceAll('$', '\\$');

/** Functions of the file stand at the start of a line and end with a brace there. */
function withBody(source: string, name: string, body: string): string {
  const pattern = new RegExp(`^function ${escaped(name)}\\([^)]*\\) \\{\\n[^]*?^\\}$`, 'm');
  return replaceOnce(source, pattern, `function ${name}() {${body}}`, `function ${name}`);
}

function withoutMethods(source: string, name: string): string {
  const methods = new RegExp(`^${name}\\.prototype\\.\\w+ = function[^]*?^\\};\\n`, 'gm');
  const cut = source.replace(methods, '');
  if (cut === source) throw new Error(`${FILE}: React has no methods of ${name}`);
  return cut;
}

function withoutFeature(source: string, feature: Feature): string {
  const {functions, classes = [], answers = {}, conditions = []} = feature;
  let cut = source;
  for (const name of functions) cut = withBody(cut, name, 'throw Error(featureLeftOut);');
  for (const [name, body] of Object.entries(answers)) cut = withBody(cut, name, body);
  for (const name of classes) cut = withoutMethods(cut, name);
  for (const {find, times, is} of conditions) {
    const found = cut.match(find)?.length ?? 0;
    if (found !== times)
      throw new Error(`${FILE}: React has ${String(find)} ${found} times instead of ${times}`);
    cut = cut.replace(find, is);
  }
  return cut;
}

function expectVersion(source: string): void {
  if (!source.includes(`exports.version = "${REACT_VERSION}";`)) {
    throw new Error(
      `${FILE}: React is not ${REACT_VERSION} any more; compare its features with those there, ` +
        'or take reactDomRules out of plugins/weight/index.ts until then: the site works without, 12 KB heavier',
    );
  }
}

/**
 * React for the browser without the features that nothing of the site uses. Where one is used all the same, an error
 * says so. What is then used by nothing, the minifier leaves out.
 *
 * @throws where React is not the version that the features were read from, or not written as it was.
 */
export function cutClient(source: string): string {
  expectVersion(source);
  const cut = UNUSED_FEATURES.reduce(withoutFeature, source);
  return `${cut}\nconst featureLeftOut = ${JSON.stringify(MESSAGE)};\n`;
}

/** The same for what the browser and the server share. An ESLint rule stops those who import what is left out. */
export function cutShared(source: string): string {
  expectVersion(source);
  const names = UNUSED_FEATURES.flatMap((feature) => feature.exports ?? []);
  return names.reduce((cut, name) => {
    const pattern = new RegExp(`^exports\\.${name} = function[^]*?^\\};$`, 'm');
    return replaceOnce(cut, pattern, '', `exports.${name}`);
  }, source);
}

/** The bundler's rules for the files that are cut. */
export function reactDomRules() {
  const folder = path.dirname(require.resolve('react-dom/package.json'));
  return [
    textRule(path.join(folder, 'cjs/react-dom-client.production.js'), cutClient),
    textRule(path.join(folder, 'cjs/react-dom.production.js'), cutShared),
  ];
}
