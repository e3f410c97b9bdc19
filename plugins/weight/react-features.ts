/** A feature of React that nothing of the site uses. */
export interface Feature {
  /** What a component would have to use. */
  use: string;
  /** Functions of the package's shared part that only a component would call. */
  exports?: string[];
  /** Functions that run only then. */
  functions: string[];
  /** Classes of which there is an object only then. */
  classes?: string[];
  /** Functions that React asks for every element or event, with what they do for one that does not use the feature. */
  answers?: Record<string, string>;
  /** The same within functions: a condition, how often it stands there, and what it is. */
  conditions?: {find: RegExp; times: number; is: string}[];
}

/** The version whose functions are named here. */
export const REACT_VERSION = '19.3.1';

/** What each is worth on every first visit stands beside it; all together 12.0 KB. */
export const UNUSED_FEATURES: Feature[] = [
  {
    use: '<ViewTransition>', // 3.9 KB
    functions: [
      'applyViewTransitionToHostInstances',
      'commitAfterMutationEffectsOnFiber',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'createViewTransitionInstance',
      'getViewTransitionClassName',
      'getViewTransitionName',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restoreViewTransitionOnHostInstances',
      'scheduleViewTransitionEvent',
      'startViewTransition',
      'suspendInstance',
      'trackEnterViewTransitions',
    ],
    classes: ['ViewTransitionPseudoElement'],
    // Whether a new image is waited for, which only moves with others.
    answers: {maySuspendCommit: 'return false;'},
    // Whether what is committed may move by a view transition.
    conditions: [{find: /\((\w+) & 335544064\) === \1/g, times: 7, is: 'false'}],
  },
  {
    use: 'a ref of a <Fragment>', // 2.6 KB
    functions: [
      'FragmentInstance',
      'addFragmentHandleToFiber',
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
    ],
    classes: ['FragmentInstance'],
  },
  {
    use: '<title>, <meta>, <link>, <style> or <script> outside of <Head>, and preload, preinit, preconnect', // 3.3 KB
    exports: ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
    functions: [
      'acquireResource',
      'createHoistableInstance',
      'getHydratableHoistableCache',
      'getResource',
      'insertSuspendedStylesheets',
      'mountHoistable',
      'preconnectAs',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
      'preloadResource',
      'preloadResourceAndSuspendIfNeeded',
      'suspendResource',
    ],
    // The second: what a commit waits for is style sheets, and the images above.
    answers: {isHostHoistableType: 'return false;', waitForCommitToBeReady: 'return null;'},
  },
  {
    use: 'a function as the action of a <form>, useActionState, useFormStatus', // 1.1 KB
    exports: ['requestFormReset', 'useFormState', 'useFormStatus'],
    functions: [
      'dispatchActionState',
      'ensureFormComponentIsStateful',
      'mountActionState',
      'requestFormReset',
      'rerenderActionState',
      'startHostTransition',
      'updateActionStateImpl',
      'useHostTransitionStatus',
    ],
    // Makes an event of each submission.
    answers: {extractEvents$1: ''},
  },
  {
    use: '<SuspenseList>, which this version does not even export', // 0.6 KB
    functions: ['cutOffTailIfNeeded', 'initSuspenseListRenderState', 'updateSuspenseListComponent'],
  },
];
