import type { LegalAct } from '../rule.ts';
import { goodsActs } from './acts.ts';

/** Goods that may not be offered at all. */
export const BLOCKED_TOPICS = [
  'tobacco',
  'drugs',
  'weapons',
  'poaching',
  'medicines',
  'protectedAnimals',
  'protectedPlants',
  'alienSpecies',
  'organs',
  'documents',
  'pesticides',
  'counterfeits',
  'homeSlaughter',
] as const;

/** Goods allowed only in their own category, whose rules require a number; a seller may dispute the finding. */
export const ASKED_TOPICS = ['dogs', 'cats', 'rawMilk', 'cattle', 'pigs', 'sheep', 'goats', 'horses'] as const;

export type AskedTopic = (typeof ASKED_TOPICS)[number];
export type GoodsTopic = (typeof BLOCKED_TOPICS)[number] | AskedTopic;

/** The category whose rules require the number. */
export const CATEGORY_OF: Readonly<Record<AskedTopic, number>> = {
  dogs: 512,
  cats: 513,
  rawMilk: 104,
  cattle: 508,
  pigs: 509,
  sheep: 506,
  goats: 507,
  horses: 510,
};

export function isAskedTopic(topic: string): topic is AskedTopic {
  return (ASKED_TOPICS as readonly string[]).includes(topic);
}

/** The acts that a topic is based on. */
export function actsOf(topic: GoodsTopic): readonly LegalAct[] {
  return goodsActs[topic];
}
