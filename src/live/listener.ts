import {joinedLog, type LiveState, type OpenedSubscription} from './live-state';
import type {Listener} from './sandbox';

/** Events of a subscription that are kept. */
const MOST_EVENTS = 100;

/** Takes what a sandbox sends by itself into the state of a program. */
export function listenerOf(state: () => LiveState, set: (change: Partial<LiveState>) => void): Listener {
  const change = (id: number, how: (one: OpenedSubscription) => OpenedSubscription): void => {
    set({subscriptions: state().subscriptions.map((one) => (one.id === id ? how(one) : one))});
  };
  return {
    printed: (text) => {
      const {log, isLogOld} = state();
      set({log: joinedLog(isLogOld ? '' : log, text), isLogOld: false});
    },
    events: (id, texts, count) => {
      change(id, (one) => ({...one, count, events: [...one.events, ...texts].slice(-MOST_EVENTS)}));
    },
    ended: (id) => {
      change(id, (one) => ({...one, open: false}));
    },
    active: (isActive) => {
      set({isActive});
    },
  };
}
