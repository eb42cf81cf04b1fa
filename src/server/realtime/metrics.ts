import { Counter, Gauge, Histogram, type Metric } from 'prom-client';
import type { PostedMessage } from '#contract/conversations.ts';

export interface RealtimeMetrics {
  readonly all: readonly Metric[];
  /** Records the delivery of a message to a number of sockets. */
  noteDelivery(message: PostedMessage, sockets: number): void;
}

/** Socket metrics; nearly free unless they are scraped. */
export function createRealtimeMetrics(count: () => { connected: number; subscribed: number }): RealtimeMetrics {
  const sockets = new Gauge({
    name: 'realtime_sockets',
    help: 'Sockets that are open on this node, and how many of them speak for somebody',
    labelNames: ['state'],
    registers: [],
    collect() {
      const { connected, subscribed } = count();
      this.set({ state: 'subscribed' }, subscribed);
      this.set({ state: 'waiting' }, Math.max(0, connected - subscribed));
    },
  });
  const delivered = new Counter({
    name: 'realtime_messages_delivered_total',
    help: 'Messages handed to sockets, each counted once a socket',
    registers: [],
  });
  const delay = new Histogram({
    name: 'realtime_delivery_delay_seconds',
    help: 'Time from the start of the transaction that stored a message, by the clock of the database, to its sending',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 5],
    registers: [],
  });
  return {
    all: [sockets, delivered, delay],
    noteDelivery: ({ created_at }, count) => {
      if (count === 0) return;
      delivered.inc(count);
      delay.observe(Math.max(0, Date.now() - Date.parse(created_at)) / 1000);
    },
  };
}
