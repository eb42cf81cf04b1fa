import { northernFacilities } from './facilities-north.ts';
import { southernFacilities } from './facilities-south.ts';
import type { DemoFacility } from './types.ts';

/** The guest farms of the demo market, south to north; each belongs to a seller from its own region. */
export const demoFacilities: readonly DemoFacility[] = [...southernFacilities, ...northernFacilities];
