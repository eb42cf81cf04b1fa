import type { CatalogueTables } from './tables/catalogue.ts';
import type { CredentialTables } from './tables/credentials.ts';
import type { FollowingTables } from './tables/following.ts';
import type { MarketTables } from './tables/market.ts';
import type { MoneyTables } from './tables/money.ts';
import type { NewsTables } from './tables/news.ts';
import type { OperatorTables } from './tables/operator.ts';
import type { PeopleTables } from './tables/people.ts';
import type { ProgramTables } from './tables/programs.ts';
import type { SearchTables } from './tables/searches.ts';
import type { SellersTables } from './tables/sellers.ts';
import type { SettingsTables } from './tables/settings.ts';
import type { TalkTables } from './tables/talk.ts';
import type { TextTables } from './tables/texts.ts';
import type { TrustTables } from './tables/trust.ts';

/** The tables as created by the migrations; ids are returned as numbers. */
export interface Database
  extends PeopleTables,
    MarketTables,
    CatalogueTables,
    TrustTables,
    TextTables,
    TalkTables,
    MoneyTables,
    SearchTables,
    NewsTables,
    FollowingTables,
    CredentialTables,
    ProgramTables,
    SellersTables,
    OperatorTables,
    SettingsTables {}
