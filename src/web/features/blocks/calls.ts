import type * as Blocks from '#contract/blocks.ts';
import { saidCall } from '../../lib/said-call.ts';

/* The calls of blocking, declared without the contract's schemas. A test checks them against the contract. */
export const listBlocks = saidCall<typeof Blocks.listBlocks>('blocks.list', 'GET', '/blocks');
export const blockPerson = saidCall<typeof Blocks.blockPerson>('blocks.add', 'PUT', '/blocks/{id}');
export const unblockPerson = saidCall<typeof Blocks.unblockPerson>('blocks.remove', 'DELETE', '/blocks/{id}');
