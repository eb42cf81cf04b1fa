import type * as Texts from '#contract/texts/texts.ts';
import { saidCall } from '../said-call.ts';

/*
 * The calls by which pages read the operator's texts, declared without the contract's schemas. A test checks
 * them against the contract.
 */
export const readText = saidCall<typeof Texts.readText>('texts.read', 'GET', '/texts/{id}');
export const getDueTerms = saidCall<typeof Texts.getDueTerms>('texts.dueTerms', 'GET', '/terms/due');
export const acceptTerms = saidCall<typeof Texts.acceptTerms>('texts.acceptTerms', 'POST', '/terms/accept');
