import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {cutRoutes} from './routes';

const route = (path: string, hash: string, sidebar?: string) => `      {
        path: '${path}',
        component: ComponentCreator('${path}', '${hash}'),
        exact: true${sidebar ? `,\n        sidebar: "${sidebar}"` : ''}
      }`;

const routes = `export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', '1a2'),
    routes: [
${[
  route('/docs/faq', '1a3', 'docs'),
  route('/docs/guide', '1a4', 'docs'),
  route('/docs/about', '1a5'),
  route('/docs/list', '1a6', 'docs'),
  route('/docs/last', '1a7', 'next-docs'),
].join(',\n')}
    ]
  },
];
`;

const names = {
  '/docs-1a2': {__comp: 'r00t', __context: {plugin: 'ab'}},
  '/docs/faq-1a3': {__comp: 'page', content: 'c1'},
  '/docs/guide-1a4': {__comp: 'page', content: 'c2'},
  '/docs/about-1a5': {__comp: 'page', content: 'c3'},
  '/docs/list-1a6': {__comp: 'list', __props: 'p1'},
  '/docs/last-1a7': {__comp: 'page', content: 'c4'},
};

/** The routes, and the names of chunks once they stand. */
function run(text: string, json: string): unknown {
  const script = text.replace(/^import .*$/m, '').replace('export default', 'result =');
  return JSON.parse(
    String(
      runInNewContext(`${script}; JSON.stringify({result, names})`, {
        result: undefined,
        names: JSON.parse(json) as unknown,
        ComponentCreator: (path: string, hash: string) => `${path} ${hash}`,
      }),
    ),
  );
}

describe('the routes of pages', () => {
  const cut = cutRoutes(routes, JSON.stringify(names));

  it('name each address once', () => {
    expect(cut.routes).toContain('...pages("/docs/", "docs", "page", "faq 1a3 c1|guide 1a4 c2"), ');
    expect(cut.routes).toContain('...pages("/docs/about", "", "page", " 1a5 c3")');
    expect(Object.keys(JSON.parse(cut.names) as object)).toEqual(['/docs-1a2', '/docs/list-1a6']);
  });

  it('are the same in the browser', () => {
    expect(run(cut.routes, cut.names)).toEqual(run(routes, JSON.stringify(names)));
  });

  it('stop the build where they are written in another way', () => {
    expect(() => cutRoutes('export default [];', '{}')).toThrow('routes.js is not written as it was');
  });
});
