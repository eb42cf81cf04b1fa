/** The weight of a descriptive word, relative to a word that is asked for. */
export const COLOUR = 0.25;
/** The weight of the head's own words when listings were found by its category. */
export const OWN_WORDS = 1;
/** The weight of a title that says what the thing is for. */
export const TITLED_FOR = 1;
/** The weight of a job's name. It is higher because the details of a job are counted twice: as details and as `told`. */
export const JOB = 2;
/** The same for a service, whose details say less than the name of the deed. */
export const SERVICE = 2.5;
/** The weight of a word for the purpose. */
export const PURPOSE = 2;
/** The weight of a trait of an animal: even a description that states it ranks above the titles that do not. */
export const TRAIT = 20;
/** The weight of a quality that few listings state: those that state it rank first. */
export const QUALITY = 2;
/** The penalty for preserved food when fresh food is asked for. */
export const KEPT = 12;
/** The same when the head is the name of the category. */
export const NAMED_WORDS = 0.35;
/** The score of a job or service for mentioning a detail at all: descriptions of work say what titles leave out. */
export const SAID_OF_WORK = 10;
