import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const BOXES = '.scroll-box, .code-block__code';

// The boxes are served as stops of the Tab key, which they remain where no script runs.
const observer = ExecutionEnvironment.canUseDOM
  ? new ResizeObserver((entries) => {
      for (const {target} of entries) {
        if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
        else target.removeAttribute('tabindex');
      }
    })
  : undefined;

/** Makes the boxes of the page that scroll sideways stops of the Tab key, only while there is something to scroll to. */
export function onRouteDidUpdate(): void {
  observer?.disconnect();
  document.querySelectorAll(BOXES).forEach((box) => observer?.observe(box));
}
