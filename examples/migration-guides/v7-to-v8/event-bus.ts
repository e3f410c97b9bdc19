import type { GraphQLPubSub } from '@ptc-org/nestjs-query-graphql';
import { PubSub } from 'graphql-subscriptions';

/** Stands for an engine that was written for graphql-subscriptions 2. */
export class OlderEngine {
  private readonly bus = new PubSub();

  publish(trigger: string, payload: unknown): Promise<void> {
    return this.bus.publish(trigger, payload);
  }

  subscribe(
    trigger: string,
    onMessage: (message: unknown) => void,
  ): Promise<number> {
    return this.bus.subscribe(trigger, onMessage);
  }

  unsubscribe(id: number): void {
    this.bus.unsubscribe(id);
  }

  asyncIterator<T>(triggers: string | string[]): AsyncIterator<T> {
    return this.bus.asyncIterableIterator<T>(triggers);
  }
}

// #region adapter
export class EventBus implements GraphQLPubSub {
  constructor(private readonly engine: OlderEngine) {}

  asyncIterableIterator<T>(triggers: string | string[]): AsyncIterator<T> {
    return this.engine.asyncIterator<T>(triggers);
  }

  publish(trigger: string, payload: unknown): Promise<void> {
    return this.engine.publish(trigger, payload);
  }

  subscribe(
    trigger: string,
    onMessage: (message: unknown) => void,
  ): Promise<number> {
    return this.engine.subscribe(trigger, onMessage);
  }

  unsubscribe(id: number): void {
    this.engine.unsubscribe(id);
  }
}
// #endregion
