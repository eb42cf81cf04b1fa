import type * as SavedSearches from '#contract/saved-searches/saved-searches.ts';
import { saidCall } from '../../lib/said-call.ts';

/* The calls of saved searches, declared without the contract's schemas. A test checks them against the contract. */
export const listSavedSearches = saidCall<typeof SavedSearches.listSavedSearches>(
  'savedSearches.list',
  'GET',
  '/saved-searches',
);
export const listSavedQueries = saidCall<typeof SavedSearches.listSavedQueries>(
  'savedSearches.queries',
  'GET',
  '/saved-searches/queries',
);
export const createSavedSearch = saidCall<typeof SavedSearches.createSavedSearch>(
  'savedSearches.create',
  'POST',
  '/saved-searches',
);
export const updateSavedSearch = saidCall<typeof SavedSearches.updateSavedSearch>(
  'savedSearches.update',
  'PATCH',
  '/saved-searches/{id}',
);
export const removeSavedSearch = saidCall<typeof SavedSearches.removeSavedSearch>(
  'savedSearches.remove',
  'DELETE',
  '/saved-searches/{id}',
);
export const saveSearchByMail = saidCall<typeof SavedSearches.saveSearchByMail>(
  'savedSearches.byMail',
  'POST',
  '/saved-searches/by-mail',
);
export const confirmSavedSearch = saidCall<typeof SavedSearches.confirmSavedSearch>(
  'savedSearches.confirm',
  'POST',
  '/saved-searches/confirm/{token}',
);
export const getLinkedSearch = saidCall<typeof SavedSearches.getLinkedSearch>(
  'savedSearches.linked',
  'GET',
  '/saved-searches/linked/{token}',
);
export const changeLinkedSearch = saidCall<typeof SavedSearches.changeLinkedSearch>(
  'savedSearches.changeLinked',
  'PATCH',
  '/saved-searches/linked/{token}',
);
