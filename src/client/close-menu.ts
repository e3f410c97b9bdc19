import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// The theme closes the menu of a phone by its cross and by a click beside it alone.
if (ExecutionEnvironment.canUseDOM) {
  addEventListener('keydown', ({key}) => {
    const navbar = document.querySelector('.navbar-sidebar--show');
    if (key !== 'Escape' || !navbar) return;
    navbar.querySelector<HTMLElement>('.navbar-sidebar__close')?.click();
    navbar.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  });
}
