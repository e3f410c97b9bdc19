import progressBar from '@docusaurus/theme-classic/lib/nprogress';
import type {ClientModule} from '@docusaurus/types';

type RouterLocation = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

/**
 * Called where the files of the page that a reader goes to do not load. A new deployment renames them, and a network may
 * block them: the page's document is loaded anew, once, so that its text can be read even if the files fail again. Where
 * the document does not come either, the page at hand stays.
 */
export async function navigationFailed(error: unknown, target: RouterLocation): Promise<void> {
  const {href} = window.location;
  try {
    await window.loadFailure.reload();
  } catch {
    const isStillWanted = window.location.href === href;
    if (!isStillWanted) return;
    window.loadFailure.expectFiles(false);
    progressBar.onRouteDidUpdate?.({location: target, previousLocation: target});
    window.loadFailure.show(
      error,
      `The page at ${target.pathname} did not load. You can go on reading the page that you came from.`,
    );
  }
}

const clientModule: ClientModule = {
  onRouteUpdate({previousLocation}) {
    // What failed on the first page is told as long as the reader is there.
    if (previousLocation) window.loadFailure.hide();
    window.loadFailure.expectFiles(true);
  },
  onRouteDidUpdate() {
    window.loadFailure.expectFiles(false);
  },
};

export default clientModule;
