import { PubSub } from 'graphql-subscriptions';

type Reviver = (key: string, value: unknown) => unknown;

/** Passes events on as JSON, as a bus between processes does. */
export class JsonPubSub extends PubSub {
  constructor(private readonly reviver?: Reviver) {
    super();
  }

  override publish(trigger: string, payload: unknown): Promise<void> {
    return super.publish(
      trigger,
      JSON.parse(JSON.stringify(payload), this.reviver),
    );
  }
}
