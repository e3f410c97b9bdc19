import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Only a script makes a page dark, so where none runs the page is printed in light colors already.
if (ExecutionEnvironment.canUseDOM) {
  const root = document.documentElement;
  let theme: string | null = null;
  matchMedia('print').addEventListener('change', ({matches}) => {
    if (matches) {
      theme = root.getAttribute('data-theme');
      root.setAttribute('data-theme', 'light');
    } else if (theme !== null) {
      root.setAttribute('data-theme', theme);
    }
  });
}
