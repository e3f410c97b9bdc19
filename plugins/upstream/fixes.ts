/** One correction of a dependency's source, for what no option and no override of the theme reaches. */
export interface Fix {
  /** The module whose text is corrected, as it is imported. */
  module: string;
  /** What goes wrong without it. */
  reason: string;
  /** What would have to change in the dependency to make the fix needless. */
  neededUntil: string;
  /** Each `find` must stand in the text exactly once. */
  edits: {find: string; replace: string}[];
}

/** Everything that this site corrects in other people's code. */
export const FIXES: Fix[] = [
  {
    module: '@docusaurus/core/lib/client/PendingNavigation.js',
    reason:
      'A reader who is offline loses the page at hand: a failed navigation reloads although no server answers',
    neededUntil: 'Docusaurus lets a site decide what happens when the files of the next page do not load',
    edits: [
      {
        find: '            window.location.reload();\n',
        replace: '            this.routeUpdateCleanupCb();\n            navigationFailed(e, nextLocation);\n',
      },
      {
        find: "import preload from './preload';\n",
        replace:
          "import preload from './preload';\nimport {navigationFailed} from '@site/src/client/navigation-failure';\n",
      },
    ],
  },
  {
    module: 'graphql-language-service/esm/interface/getDiagnostics.js',
    reason: 'The editor marks a syntax error at the last token of its line, and not where it is',
    neededUntil: 'graphql-language-service marks a syntax error at the column that the parser names',
    edits: [
      {
        find: '    const start = stream.getStartOfToken();\n    const end = stream.getCurrentPosition();\n',
        // At the end of the text stands nothing that could be marked: it is the character before. The editor takes one off.
        replace:
          '    const text = lines[line];\n' +
          '    const start = Math.min(location.column - 1, Math.max(text.length - 1, 0));\n' +
          '    const end = start + /^\\w*/.exec(text.slice(start))[0].length + 1;\n',
      },
    ],
  },
];
