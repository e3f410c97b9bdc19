/**
 * What the frame runs: it takes the files of the page around it, and has its workers scan them, which take over the
 * policy of the frame. Anybody may open this document: it does nothing where it has the site's origin, which would be
 * the workers' as well, and listens to the page around it alone.
 */
import {FolderScan} from './folder-scan';
import type {FromFrame, ToFrame, Work} from './scan-messages';

/** The script of the workers: `plugins/your-code` puts it here. */
declare const WORKER_SCRIPT: string;

addEventListener('message', function start({source, data, ports: [page]}: MessageEvent<Work>) {
  if (self.origin !== 'null' || parent === self || source !== parent || !page) return;
  removeEventListener('message', start);
  const say = (message: FromFrame): void => {
    page.postMessage(message);
  };
  try {
    const script = URL.createObjectURL(new Blob([WORKER_SCRIPT], {type: 'text/javascript'}));
    const scan = new FolderScan(script, data, say);
    page.onmessage = ({data: message}: MessageEvent<ToFrame>) => {
      if (message.kind === 'stop') scan.stop();
      else scan.take(message.bundle);
    };
    say({kind: 'more'});
  } catch (error) {
    say({kind: 'failed', message: String(error).slice(0, 300)});
  }
});
