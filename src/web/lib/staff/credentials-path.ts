/** The desk's queue of documents of credentials. */
export const CREDENTIALS_DESK_PATH = '/moderation/credentials';
