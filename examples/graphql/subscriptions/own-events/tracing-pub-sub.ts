import { PubSub } from 'graphql-subscriptions';

export const published: string[] = [];

// #region class
export class TracingPubSub extends PubSub {
  override publish(trigger: string, payload: unknown): Promise<void> {
    published.push(trigger);
    return super.publish(trigger, payload);
  }
}
// #endregion
