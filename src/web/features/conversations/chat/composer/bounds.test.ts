import { expect, test } from 'vitest';
import * as contract from '#contract/conversations.ts';
import * as bounds from './bounds.ts';

test('message limits match the contract', () => {
  const { MESSAGE_MAX_LENGTH, MESSAGE_FILES_MAX, MESSAGE_FILE_MAX_BYTES } = contract;
  expect({ ...bounds }).toEqual({ MESSAGE_MAX_LENGTH, MESSAGE_FILES_MAX, MESSAGE_FILE_MAX_BYTES });
});
