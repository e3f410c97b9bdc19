import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** What the keyboard edits remains a stop. */
const BOXES = '.scroll-box, .code-block__code:not(.live-sample > .sample-inputs *), .tab-panel';

// The boxes are served as stops of the Tab key, which they remain where no script runs.
const observer = ExecutionEnvironment.canUseDOM
  ? new ResizeObserver((entries) => {
      for (const {target} of entries) {
        const {scrollWidth, clientWidth, scrollHeight, clientHeight} = target;
        if (scrollWidth > clientWidth || scrollHeight > clientHeight) target.setAttribute('tabindex', '0');
        else target.removeAttribute('tabindex');
      }
    })
  : undefined;

/** Makes the boxes of the page that scroll stops of the Tab key, only while there is something to scroll to. */
export function onRouteDidUpdate(): void {
  observer?.disconnect();
  document.querySelectorAll(BOXES).forEach((box) => observer?.observe(box));
}
