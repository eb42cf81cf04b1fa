// Made by scripts/make-client.ts from the contract of the API.

/** Every call by name, with its input and its answer. */
export interface Calls {
  /** The category tree, with names in the language of Accept-Language. */
  'categories.get': {
    input: Record<never, never>;
    answer: {
      id: number;
      name: string;
      attributes: {
        name: string;
      }[];
      priceUnits: string[];
      deliveryWays: string[];
      subCategories: Calls['categories.get']['answer'][];
    };
  };
  /** What the home page shows: highlighted and promoted ads, the newest of the others, coming events, facilities, counts. */
  'showcase.get': {
    input: Record<never, never>;
    answer: {
      highlighted: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        excerpt: string;
        town: string;
        voivodeship: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        pieces: number | null;
        weight: {
          value: number;
          unit: 'g' | 'kg';
        } | null;
        volume: {
          value: number;
          unit: 'ml' | 'l';
        } | null;
        tags: string[];
        delivery: ('pickup' | 'transport' | 'visit' | 'parcel' | 'post')[];
        deliveryKm: number | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        reserved: boolean;
        checkedDocuments: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        pictureCount: number;
        distanceM: number | null;
        avg_rating: number | null;
        avg_rating_count: number;
        created_at: string;
        startsAt: string | null;
        endsAt: string | null;
        seller: {
          id: number;
          name: string;
        };
      }[];
      promoted: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        excerpt: string;
        town: string;
        voivodeship: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        pieces: number | null;
        weight: {
          value: number;
          unit: 'g' | 'kg';
        } | null;
        volume: {
          value: number;
          unit: 'ml' | 'l';
        } | null;
        tags: string[];
        delivery: ('pickup' | 'transport' | 'visit' | 'parcel' | 'post')[];
        deliveryKm: number | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        reserved: boolean;
        checkedDocuments: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        pictureCount: number;
        distanceM: number | null;
        avg_rating: number | null;
        avg_rating_count: number;
        created_at: string;
        startsAt: string | null;
        endsAt: string | null;
        seller: {
          id: number;
          name: string;
        };
      }[];
      newest: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        excerpt: string;
        town: string;
        voivodeship: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        pieces: number | null;
        weight: {
          value: number;
          unit: 'g' | 'kg';
        } | null;
        volume: {
          value: number;
          unit: 'ml' | 'l';
        } | null;
        tags: string[];
        delivery: ('pickup' | 'transport' | 'visit' | 'parcel' | 'post')[];
        deliveryKm: number | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        reserved: boolean;
        checkedDocuments: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        pictureCount: number;
        distanceM: number | null;
        avg_rating: number | null;
        avg_rating_count: number;
        created_at: string;
        startsAt: string | null;
        endsAt: string | null;
        seller: {
          id: number;
          name: string;
        };
      }[];
      events: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        excerpt: string;
        town: string;
        voivodeship: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        pieces: number | null;
        weight: {
          value: number;
          unit: 'g' | 'kg';
        } | null;
        volume: {
          value: number;
          unit: 'ml' | 'l';
        } | null;
        tags: string[];
        delivery: ('pickup' | 'transport' | 'visit' | 'parcel' | 'post')[];
        deliveryKm: number | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        reserved: boolean;
        checkedDocuments: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        pictureCount: number;
        distanceM: number | null;
        avg_rating: number | null;
        avg_rating_count: number;
        created_at: string;
        startsAt: string | null;
        endsAt: string | null;
        seller: {
          id: number;
          name: string;
        };
      }[];
      facilities: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        excerpt: string;
        town: string;
        voivodeship: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        pieces: number | null;
        weight: {
          value: number;
          unit: 'g' | 'kg';
        } | null;
        volume: {
          value: number;
          unit: 'ml' | 'l';
        } | null;
        tags: string[];
        delivery: ('pickup' | 'transport' | 'visit' | 'parcel' | 'post')[];
        deliveryKm: number | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        reserved: boolean;
        checkedDocuments: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        pictureCount: number;
        distanceM: number | null;
        avg_rating: number | null;
        avg_rating_count: number;
        created_at: string;
        startsAt: string | null;
        endsAt: string | null;
        seller: {
          id: number;
          name: string;
        };
      }[];
      counts: {
        ads: number;
        facilities: number;
        events: number;
        sellers: number;
      };
      categoryCounts: Record<string, number>;
    };
  };
  /** One page of visible listings of the kind "ad", filtered and ordered. */
  'ad.list': {
    input: {
      query?: {
        q?: string;
        asTyped?: '0' | '1' | '';
        category?: number;
        flags?: string;
        delivery?: string;
        price_from?: string;
        price_to?: string;
        pieces_from?: string;
        pieces_to?: string;
        weight_from?: string;
        weight_to?: string;
        volume_from?: string;
        volume_to?: string;
        town?: string;
        radius?: number;
        picture?: '0' | '1' | '';
        checked_documents?: '0' | '1' | '';
        seller?: number;
        from?: string;
        to?: string;
        past?: '0' | '1' | '';
        sort?: '-created_at' | 'created_at' | 'price' | '-price' | '-avg_rating' | 'avg_rating' | '-avg_rating_count' | 'avg_rating_count' | 'distance' | 'relevance';
        page?: number;
        facets?: '0' | '1' | '';
      };
    };
    answer: {
      items: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        excerpt: string;
        town: string;
        voivodeship: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        pieces: number | null;
        weight: {
          value: number;
          unit: 'g' | 'kg';
        } | null;
        volume: {
          value: number;
          unit: 'ml' | 'l';
        } | null;
        tags: string[];
        delivery: ('pickup' | 'transport' | 'visit' | 'parcel' | 'post')[];
        deliveryKm: number | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        reserved: boolean;
        checkedDocuments: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        pictureCount: number;
        distanceM: number | null;
        avg_rating: number | null;
        avg_rating_count: number;
        created_at: string;
        startsAt: string | null;
        endsAt: string | null;
        seller: {
          id: number;
          name: string;
        };
      }[];
      total: number;
      totalIsExact: boolean;
      page: number;
      pageCount: number;
      partial: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        excerpt: string;
        town: string;
        voivodeship: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        pieces: number | null;
        weight: {
          value: number;
          unit: 'g' | 'kg';
        } | null;
        volume: {
          value: number;
          unit: 'ml' | 'l';
        } | null;
        tags: string[];
        delivery: ('pickup' | 'transport' | 'visit' | 'parcel' | 'post')[];
        deliveryKm: number | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        reserved: boolean;
        checkedDocuments: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        pictureCount: number;
        distanceM: number | null;
        avg_rating: number | null;
        avg_rating_count: number;
        created_at: string;
        startsAt: string | null;
        endsAt: string | null;
        seller: {
          id: number;
          name: string;
        };
      }[];
      understood: {
        kind: 'place' | 'date' | 'price' | 'free' | 'cheap' | 'amount' | 'feature' | 'without';
        text: string;
        tags: string[];
        from: number | null;
        to: number | null;
        radiusKm: number | null;
        rest: string;
        widen: {
          town: number;
          radiusKm: number;
        } | null;
      }[];
      corrected: string | null;
      categories: number[];
      tabs: Record<'ad' | 'agritourism' | 'event', number> | null;
      meantKind: 'ad' | 'agritourism' | 'event' | null;
      near: {
        id: number;
        name: string;
        voivodeship: string;
        radiusKm: number;
      } | null;
      facets: {
        categories: Record<string, number>;
        tags: Record<string, number>;
        delivery: Record<string, number>;
        withPicture: number;
        checkedDocuments: number;
      } | null;
    };
  };
  /** One page of visible listings of the kind "agritourism", filtered and ordered. */
  'agritourism.list': {
    input: {
      query?: {
        q?: string;
        asTyped?: '0' | '1' | '';
        category?: number;
        features?: string;
        price_from?: string;
        price_to?: string;
        town?: string;
        radius?: number;
        picture?: '0' | '1' | '';
        checked_documents?: '0' | '1' | '';
        seller?: number;
        from?: string;
        to?: string;
        past?: '0' | '1' | '';
        sort?: '-created_at' | 'created_at' | 'price' | '-price' | '-avg_rating' | 'avg_rating' | '-avg_rating_count' | 'avg_rating_count' | 'distance' | 'relevance';
        page?: number;
        facets?: '0' | '1' | '';
      };
    };
    answer: {
      items: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        excerpt: string;
        town: string;
        voivodeship: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        pieces: number | null;
        weight: {
          value: number;
          unit: 'g' | 'kg';
        } | null;
        volume: {
          value: number;
          unit: 'ml' | 'l';
        } | null;
        tags: string[];
        delivery: ('pickup' | 'transport' | 'visit' | 'parcel' | 'post')[];
        deliveryKm: number | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        reserved: boolean;
        checkedDocuments: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        pictureCount: number;
        distanceM: number | null;
        avg_rating: number | null;
        avg_rating_count: number;
        created_at: string;
        startsAt: string | null;
        endsAt: string | null;
        seller: {
          id: number;
          name: string;
        };
      }[];
      total: number;
      totalIsExact: boolean;
      page: number;
      pageCount: number;
      partial: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        excerpt: string;
        town: string;
        voivodeship: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        pieces: number | null;
        weight: {
          value: number;
          unit: 'g' | 'kg';
        } | null;
        volume: {
          value: number;
          unit: 'ml' | 'l';
        } | null;
        tags: string[];
        delivery: ('pickup' | 'transport' | 'visit' | 'parcel' | 'post')[];
        deliveryKm: number | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        reserved: boolean;
        checkedDocuments: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        pictureCount: number;
        distanceM: number | null;
        avg_rating: number | null;
        avg_rating_count: number;
        created_at: string;
        startsAt: string | null;
        endsAt: string | null;
        seller: {
          id: number;
          name: string;
        };
      }[];
      understood: {
        kind: 'place' | 'date' | 'price' | 'free' | 'cheap' | 'amount' | 'feature' | 'without';
        text: string;
        tags: string[];
        from: number | null;
        to: number | null;
        radiusKm: number | null;
        rest: string;
        widen: {
          town: number;
          radiusKm: number;
        } | null;
      }[];
      corrected: string | null;
      categories: number[];
      tabs: Record<'ad' | 'agritourism' | 'event', number> | null;
      meantKind: 'ad' | 'agritourism' | 'event' | null;
      near: {
        id: number;
        name: string;
        voivodeship: string;
        radiusKm: number;
      } | null;
      facets: {
        categories: Record<string, number>;
        tags: Record<string, number>;
        delivery: Record<string, number>;
        withPicture: number;
        checkedDocuments: number;
      } | null;
    };
  };
  /** One page of visible listings of the kind "event", filtered and ordered. */
  'event.list': {
    input: {
      query?: {
        q?: string;
        asTyped?: '0' | '1' | '';
        category?: number;
        types?: string;
        town?: string;
        radius?: number;
        picture?: '0' | '1' | '';
        checked_documents?: '0' | '1' | '';
        seller?: number;
        from?: string;
        to?: string;
        past?: '0' | '1' | '';
        sort?: 'starts_at' | '-starts_at' | '-created_at' | 'distance' | 'relevance';
        page?: number;
        facets?: '0' | '1' | '';
      };
    };
    answer: {
      items: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        excerpt: string;
        town: string;
        voivodeship: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        pieces: number | null;
        weight: {
          value: number;
          unit: 'g' | 'kg';
        } | null;
        volume: {
          value: number;
          unit: 'ml' | 'l';
        } | null;
        tags: string[];
        delivery: ('pickup' | 'transport' | 'visit' | 'parcel' | 'post')[];
        deliveryKm: number | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        reserved: boolean;
        checkedDocuments: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        pictureCount: number;
        distanceM: number | null;
        avg_rating: number | null;
        avg_rating_count: number;
        created_at: string;
        startsAt: string | null;
        endsAt: string | null;
        seller: {
          id: number;
          name: string;
        };
      }[];
      total: number;
      totalIsExact: boolean;
      page: number;
      pageCount: number;
      partial: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        excerpt: string;
        town: string;
        voivodeship: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        pieces: number | null;
        weight: {
          value: number;
          unit: 'g' | 'kg';
        } | null;
        volume: {
          value: number;
          unit: 'ml' | 'l';
        } | null;
        tags: string[];
        delivery: ('pickup' | 'transport' | 'visit' | 'parcel' | 'post')[];
        deliveryKm: number | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        reserved: boolean;
        checkedDocuments: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        pictureCount: number;
        distanceM: number | null;
        avg_rating: number | null;
        avg_rating_count: number;
        created_at: string;
        startsAt: string | null;
        endsAt: string | null;
        seller: {
          id: number;
          name: string;
        };
      }[];
      understood: {
        kind: 'place' | 'date' | 'price' | 'free' | 'cheap' | 'amount' | 'feature' | 'without';
        text: string;
        tags: string[];
        from: number | null;
        to: number | null;
        radiusKm: number | null;
        rest: string;
        widen: {
          town: number;
          radiusKm: number;
        } | null;
      }[];
      corrected: string | null;
      categories: number[];
      tabs: Record<'ad' | 'agritourism' | 'event', number> | null;
      meantKind: 'ad' | 'agritourism' | 'event' | null;
      near: {
        id: number;
        name: string;
        voivodeship: string;
        radiusKm: number;
      } | null;
      facets: {
        categories: Record<string, number>;
        tags: Record<string, number>;
        delivery: Record<string, number>;
        withPicture: number;
        checkedDocuments: number;
      } | null;
    };
  };
  /** One listing of the kind "ad". */
  'ad.get': {
    input: {
      params: {
        id: number;
      };
    };
    answer: {
      id: number;
      kind: 'ad' | 'agritourism' | 'event';
      title: string;
      excerpt: string;
      town: string;
      voivodeship: string;
      categoryId: number | null;
      price: number | null;
      priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
      priceIsLowest: boolean;
      pieces: number | null;
      weight: {
        value: number;
        unit: 'g' | 'kg';
      } | null;
      volume: {
        value: number;
        unit: 'ml' | 'l';
      } | null;
      tags: string[];
      delivery: ('pickup' | 'transport' | 'visit' | 'parcel' | 'post')[];
      deliveryKm: number | null;
      status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
      reserved: boolean;
      checkedDocuments: boolean;
      picture: {
        id: string;
        width: number;
        height: number;
        widths: number[];
        averageColor: string;
        thumbhash: string;
        alt: string;
      } | null;
      pictureCount: number;
      distanceM: number | null;
      avg_rating: number | null;
      avg_rating_count: number;
      created_at: string;
      startsAt: string | null;
      endsAt: string | null;
      seller: {
        id: number;
        name: string;
        avatar: {
          image_path: string;
        } | null;
        status: 'private' | 'trader' | null;
        farmer: boolean;
        trader: {
          name: string;
          nip: string | null;
          address: string;
          zip: string;
          city: string;
          email: string | null;
          phone: string | null;
        } | null;
        memberSince: string;
        listingCount: number;
        responds: 'hour' | 'hours' | 'day' | null;
        avg_rating: number | null;
        avg_rating_count: number;
      };
      description: string;
      pictures: {
        id: string;
        width: number;
        height: number;
        widths: number[];
        averageColor: string;
        thumbhash: string;
        alt: string;
      }[];
      shop_url: string | null;
      location: {
        lat: number;
        lng: number;
      } | null;
      details: Record<string, string | number | string[]>;
      credentials: {
        kind: 'organic' | 'rhd' | 'marginal' | 'approved' | 'directSale' | 'sanitary' | 'plantOperator' | 'eggProducer' | 'herd' | 'breeder' | 'beekeeper' | 'protectedName' | 'traditionalProduct' | 'alcohol' | 'lodging' | 'eventPermit';
        number: string | null;
        controlBody: string | null;
        state: 'stated' | 'seen' | 'expired';
        seenAt: string | null;
        validUntil: string | null;
        registerUrl: string | null;
      }[];
      nearTown: string | null;
      updated_at: string;
      visibleUntil: string | null;
    };
  };
  /** One listing of the kind "agritourism". */
  'agritourism.get': {
    input: {
      params: {
        id: number;
      };
    };
    answer: {
      id: number;
      kind: 'ad' | 'agritourism' | 'event';
      title: string;
      excerpt: string;
      town: string;
      voivodeship: string;
      categoryId: number | null;
      price: number | null;
      priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
      priceIsLowest: boolean;
      pieces: number | null;
      weight: {
        value: number;
        unit: 'g' | 'kg';
      } | null;
      volume: {
        value: number;
        unit: 'ml' | 'l';
      } | null;
      tags: string[];
      delivery: ('pickup' | 'transport' | 'visit' | 'parcel' | 'post')[];
      deliveryKm: number | null;
      status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
      reserved: boolean;
      checkedDocuments: boolean;
      picture: {
        id: string;
        width: number;
        height: number;
        widths: number[];
        averageColor: string;
        thumbhash: string;
        alt: string;
      } | null;
      pictureCount: number;
      distanceM: number | null;
      avg_rating: number | null;
      avg_rating_count: number;
      created_at: string;
      startsAt: string | null;
      endsAt: string | null;
      seller: {
        id: number;
        name: string;
        avatar: {
          image_path: string;
        } | null;
        status: 'private' | 'trader' | null;
        farmer: boolean;
        trader: {
          name: string;
          nip: string | null;
          address: string;
          zip: string;
          city: string;
          email: string | null;
          phone: string | null;
        } | null;
        memberSince: string;
        listingCount: number;
        responds: 'hour' | 'hours' | 'day' | null;
        avg_rating: number | null;
        avg_rating_count: number;
      };
      description: string;
      pictures: {
        id: string;
        width: number;
        height: number;
        widths: number[];
        averageColor: string;
        thumbhash: string;
        alt: string;
      }[];
      shop_url: string | null;
      location: {
        lat: number;
        lng: number;
      } | null;
      details: Record<string, string | number | string[]>;
      credentials: {
        kind: 'organic' | 'rhd' | 'marginal' | 'approved' | 'directSale' | 'sanitary' | 'plantOperator' | 'eggProducer' | 'herd' | 'breeder' | 'beekeeper' | 'protectedName' | 'traditionalProduct' | 'alcohol' | 'lodging' | 'eventPermit';
        number: string | null;
        controlBody: string | null;
        state: 'stated' | 'seen' | 'expired';
        seenAt: string | null;
        validUntil: string | null;
        registerUrl: string | null;
      }[];
      nearTown: string | null;
      updated_at: string;
      visibleUntil: string | null;
    };
  };
  /** One listing of the kind "event". */
  'event.get': {
    input: {
      params: {
        id: number;
      };
    };
    answer: {
      id: number;
      kind: 'ad' | 'agritourism' | 'event';
      title: string;
      excerpt: string;
      town: string;
      voivodeship: string;
      categoryId: number | null;
      price: number | null;
      priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
      priceIsLowest: boolean;
      pieces: number | null;
      weight: {
        value: number;
        unit: 'g' | 'kg';
      } | null;
      volume: {
        value: number;
        unit: 'ml' | 'l';
      } | null;
      tags: string[];
      delivery: ('pickup' | 'transport' | 'visit' | 'parcel' | 'post')[];
      deliveryKm: number | null;
      status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
      reserved: boolean;
      checkedDocuments: boolean;
      picture: {
        id: string;
        width: number;
        height: number;
        widths: number[];
        averageColor: string;
        thumbhash: string;
        alt: string;
      } | null;
      pictureCount: number;
      distanceM: number | null;
      avg_rating: number | null;
      avg_rating_count: number;
      created_at: string;
      startsAt: string | null;
      endsAt: string | null;
      seller: {
        id: number;
        name: string;
        avatar: {
          image_path: string;
        } | null;
        status: 'private' | 'trader' | null;
        farmer: boolean;
        trader: {
          name: string;
          nip: string | null;
          address: string;
          zip: string;
          city: string;
          email: string | null;
          phone: string | null;
        } | null;
        memberSince: string;
        listingCount: number;
        responds: 'hour' | 'hours' | 'day' | null;
        avg_rating: number | null;
        avg_rating_count: number;
      };
      description: string;
      pictures: {
        id: string;
        width: number;
        height: number;
        widths: number[];
        averageColor: string;
        thumbhash: string;
        alt: string;
      }[];
      shop_url: string | null;
      location: {
        lat: number;
        lng: number;
      } | null;
      details: Record<string, string | number | string[]>;
      credentials: {
        kind: 'organic' | 'rhd' | 'marginal' | 'approved' | 'directSale' | 'sanitary' | 'plantOperator' | 'eggProducer' | 'herd' | 'breeder' | 'beekeeper' | 'protectedName' | 'traditionalProduct' | 'alcohol' | 'lodging' | 'eventPermit';
        number: string | null;
        controlBody: string | null;
        state: 'stated' | 'seen' | 'expired';
        seenAt: string | null;
        validUntil: string | null;
        registerUrl: string | null;
      }[];
      nearTown: string | null;
      updated_at: string;
      visibleUntil: string | null;
    };
  };
  /** Up to 8 listings like this one, the most alike first. */
  'ad.similar': {
    input: {
      params: {
        id: number;
      };
    };
    answer: {
      items: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        excerpt: string;
        town: string;
        voivodeship: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        pieces: number | null;
        weight: {
          value: number;
          unit: 'g' | 'kg';
        } | null;
        volume: {
          value: number;
          unit: 'ml' | 'l';
        } | null;
        tags: string[];
        delivery: ('pickup' | 'transport' | 'visit' | 'parcel' | 'post')[];
        deliveryKm: number | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        reserved: boolean;
        checkedDocuments: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        pictureCount: number;
        distanceM: number | null;
        avg_rating: number | null;
        avg_rating_count: number;
        created_at: string;
        startsAt: string | null;
        endsAt: string | null;
        seller: {
          id: number;
          name: string;
        };
      }[];
    };
  };
  /** Up to 8 listings like this one, the most alike first. */
  'agritourism.similar': {
    input: {
      params: {
        id: number;
      };
    };
    answer: {
      items: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        excerpt: string;
        town: string;
        voivodeship: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        pieces: number | null;
        weight: {
          value: number;
          unit: 'g' | 'kg';
        } | null;
        volume: {
          value: number;
          unit: 'ml' | 'l';
        } | null;
        tags: string[];
        delivery: ('pickup' | 'transport' | 'visit' | 'parcel' | 'post')[];
        deliveryKm: number | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        reserved: boolean;
        checkedDocuments: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        pictureCount: number;
        distanceM: number | null;
        avg_rating: number | null;
        avg_rating_count: number;
        created_at: string;
        startsAt: string | null;
        endsAt: string | null;
        seller: {
          id: number;
          name: string;
        };
      }[];
    };
  };
  /** Up to 8 listings like this one, the most alike first. */
  'event.similar': {
    input: {
      params: {
        id: number;
      };
    };
    answer: {
      items: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        excerpt: string;
        town: string;
        voivodeship: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        pieces: number | null;
        weight: {
          value: number;
          unit: 'g' | 'kg';
        } | null;
        volume: {
          value: number;
          unit: 'ml' | 'l';
        } | null;
        tags: string[];
        delivery: ('pickup' | 'transport' | 'visit' | 'parcel' | 'post')[];
        deliveryKm: number | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        reserved: boolean;
        checkedDocuments: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        pictureCount: number;
        distanceM: number | null;
        avg_rating: number | null;
        avg_rating_count: number;
        created_at: string;
        startsAt: string | null;
        endsAt: string | null;
        seller: {
          id: number;
          name: string;
        };
      }[];
    };
  };
  /** Words, categories, towns and up to three goods that complete the text typed so far; what is popular without one. */
  'suggestions.list': {
    input: {
      query?: {
        q?: string;
      };
    };
    answer: {
      words: string[];
      categories: {
        id: number;
        name: string;
        parentName: string | null;
      }[];
      goods: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
      }[];
      towns: {
        id: number;
        name: string;
        voivodeship: string;
        words: string;
      }[];
    };
  };
  /** Places whose name begins with the text, the most populous first. */
  'places.list': {
    input: {
      query: {
        q: string;
        villages?: '0' | '1';
      };
    };
    answer: {
      items: {
        id: number;
        name: string;
        voivodeship: string;
        near: string | null;
        lat: number;
        lng: number;
      }[];
    };
  };
  /** The one place that a text names, or those that may be meant. */
  'places.lookUp': {
    input: {
      query: {
        name: string;
      };
    };
    answer: {
      place: {
        id: number;
        name: string;
        voivodeship: string;
        near: string | null;
        lat: number;
        lng: number;
      } | null;
      choices: {
        id: number;
        name: string;
        voivodeship: string;
        near: string | null;
        lat: number;
        lng: number;
      }[];
    };
  };
  /** Comments on a listing, newest first, with how its ratings are spread. */
  'comments.list': {
    input: {
      params: {
        id: number;
      };
      query?: {
        page?: number;
      };
    };
    answer: {
      items: {
        id: number;
        rating: number;
        text: string;
        created_at: string;
        updated_at: string;
        author: {
          id: number;
          name: string;
          avatar: {
            image_path: string;
          } | null;
        };
        listing: {
          id: number;
          kind: string;
          title: string;
          shown: boolean;
        };
        contactConfirmed: boolean;
        dealConfirmed: boolean;
        reply: {
          text: string;
          created_at: string;
          updated_at: string;
        } | null;
      }[];
      total: number;
      totalIsExact: boolean;
      page: number;
      pageCount: number;
      distribution: number[];
    };
  };
  /** A person's public profile. */
  'profile.get': {
    input: {
      params: {
        id: number;
      };
    };
    answer: {
      id: number;
      name: string;
      avatar: {
        image_path: string;
      } | null;
      seller: {
        status: 'private' | 'trader' | null;
        farmer: boolean;
        trader: {
          name: string;
          nip: string | null;
          address: string;
          zip: string;
          city: string;
          email: string | null;
          phone: string | null;
        } | null;
      };
      description: string;
      memberSince: string;
      town: string | null;
      shop_url: string | null;
      counts: {
        ad: number;
        agritourism: number;
        event: number;
        comments: number;
      };
      avg_rating: number | null;
      avg_rating_count: number;
      asBuyer: {
        avg_rating: number | null;
        avg_rating_count: number;
      };
      responds: 'hour' | 'hours' | 'day' | null;
      followers: number | null;
      gallery: {
        id: string;
        width: number;
        height: number;
        widths: number[];
        averageColor: string;
        thumbhash: string;
        alt: string;
      }[];
      credentials: {
        kind: 'organic' | 'rhd' | 'marginal' | 'approved' | 'directSale' | 'sanitary' | 'plantOperator' | 'eggProducer' | 'herd' | 'breeder' | 'beekeeper' | 'protectedName' | 'traditionalProduct' | 'alcohol' | 'lodging' | 'eventPermit';
        number: string | null;
        controlBody: string | null;
        state: 'stated' | 'seen' | 'expired';
        seenAt: string | null;
        validUntil: string | null;
        registerUrl: string | null;
      }[];
    };
  };
  /** Comments on a person's listings, newest first. */
  'comments.received': {
    input: {
      params: {
        id: number;
      };
      query?: {
        page?: number;
      };
    };
    answer: {
      items: {
        id: number;
        rating: number;
        text: string;
        created_at: string;
        updated_at: string;
        author: {
          id: number;
          name: string;
          avatar: {
            image_path: string;
          } | null;
        };
        listing: {
          id: number;
          kind: string;
          title: string;
          shown: boolean;
        };
        contactConfirmed: boolean;
        dealConfirmed: boolean;
        reply: {
          text: string;
          created_at: string;
          updated_at: string;
        } | null;
      }[];
      total: number;
      totalIsExact: boolean;
      page: number;
      pageCount: number;
    };
  };
  /** What sellers say of a person as a buyer, newest first. */
  'reviews.ofBuyer': {
    input: {
      params: {
        id: number;
      };
      query?: {
        page?: number;
      };
    };
    answer: {
      items: {
        id: number;
        rating: number;
        text: string;
        created_at: string;
        updated_at: string;
        author: {
          id: number;
          name: string;
          avatar: {
            image_path: string;
          } | null;
        };
        reply: {
          text: string;
          created_at: string;
          updated_at: string;
        } | null;
      }[];
      total: number;
      totalIsExact: boolean;
      page: number;
      pageCount: number;
    };
  };
  /** Posts a listing of the kind "ad"; it is shown when a plan is chosen. Scope: `listings:write`. */
  'ad.create': {
    input: {
      body: {
        title: string;
        description?: string;
        town: string;
        village?: string;
        tags?: ('eco' | 'organic' | 'gmofree' | 'vegan' | 'vegetarian' | 'nosugar' | 'nogluten' | 'lactosefree' | 'diet' | 'fresh' | 'smoked' | 'fillet' | 'corpulence' | 'marinated' | 'dried' | 'freerange' | 'barneggs' | 'cagedhens' | 'for_dogs' | 'for_cats' | 'for_horse' | 'for_rodent' | 'negotiable' | 'swap' | 'free')[];
        pictures?: {
          key: number;
          alt?: string;
        }[];
        credentialIds?: number[];
        codes?: Record<string, string>;
        disputed?: ('dogs' | 'cats' | 'rawMilk' | 'cattle' | 'pigs' | 'sheep' | 'goats' | 'horses')[];
        details: {
          swapFor?: string;
        };
        category: number;
        price?: number;
        pieces?: number;
        weight?: {
          value: number;
          unit: 'g' | 'kg';
        };
        volume?: {
          value: number;
          unit: 'ml' | 'l';
        };
        priceUnit?: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        floor?: number;
        delivery?: ('pickup' | 'transport' | 'visit' | 'parcel' | 'post')[];
        deliveryKm?: number;
        shop_url?: string;
      };
    };
    answer: {
      success: true;
      data: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        town: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        hidden: 'deleted' | 'suspended' | 'ended' | 'holiday' | 'paused' | null;
        reserved: boolean;
        daysLeft: number | null;
        visibleUntil: string | null;
        plans: ('free' | 'basic' | 'extended')[];
        wantedPlan: 'free' | 'basic' | 'extended' | null;
        views: number;
        avg_rating: number | null;
        avg_rating_count: number;
        version: number;
        created_at: string;
        startsAt: string | null;
        undoUntil: string | null;
      };
    };
  };
  /** Posts a listing of the kind "agritourism"; it is shown when a plan is chosen. Scope: `listings:write`. */
  'agritourism.create': {
    input: {
      body: {
        title: string;
        description: string;
        town: string;
        village?: string;
        tags?: ('guest_rooms' | 'holiday_cottage' | 'apartment' | 'campsite' | 'hay_barn' | 'mountain_hut' | 'breakfast' | 'half_board' | 'full_board' | 'regional_cuisine' | 'guest_kitchen' | 'vegetarian_meals' | 'horse_riding' | 'thematic_workshops' | 'fishing' | 'animals' | 'culinary_workshops' | 'extreme_sports' | 'sauna' | 'hot_tub' | 'bonfire' | 'playground' | 'garden' | 'bicycles' | 'kayaks' | 'internet' | 'bed_for_child' | 'parking' | 'allowed_pets' | 'rooms_with_bathrooms' | 'step_free' | 'forest' | 'lake' | 'sea' | 'mountains' | 'special_events' | 'holiday_events' | 'integration_events')[];
        pictures?: {
          key: number;
          alt?: string;
        }[];
        credentialIds?: number[];
        codes?: Record<string, string>;
        disputed?: ('dogs' | 'cats' | 'rawMilk' | 'cattle' | 'pigs' | 'sheep' | 'goats' | 'horses')[];
        details: {
          phones: string[];
          emails: string[];
          postalCode: string;
          street: string;
          guests?: number;
        };
        price?: number;
        priceUnit?: 'night' | 'person_night' | 'house_night' | null;
      };
    };
    answer: {
      success: true;
      data: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        town: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        hidden: 'deleted' | 'suspended' | 'ended' | 'holiday' | 'paused' | null;
        reserved: boolean;
        daysLeft: number | null;
        visibleUntil: string | null;
        plans: ('free' | 'basic' | 'extended')[];
        wantedPlan: 'free' | 'basic' | 'extended' | null;
        views: number;
        avg_rating: number | null;
        avg_rating_count: number;
        version: number;
        created_at: string;
        startsAt: string | null;
        undoUntil: string | null;
      };
    };
  };
  /** Posts a listing of the kind "event"; it is shown when a plan is chosen. Scope: `listings:write`. */
  'event.create': {
    input: {
      body: {
        title: string;
        description: string;
        town: string;
        village?: string;
        tags?: ('harvest_festival' | 'trade_fair' | 'festival' | 'fair' | 'concert')[];
        pictures?: {
          key: number;
          alt?: string;
        }[];
        credentialIds?: number[];
        codes?: Record<string, string>;
        disputed?: ('dogs' | 'cats' | 'rawMilk' | 'cattle' | 'pigs' | 'sheep' | 'goats' | 'horses')[];
        details: {
          venue: string;
          organiser: string;
          programme?: string;
          admission?: string;
          link?: string;
        };
        startsAt: string;
        endsAt: string;
      };
    };
    answer: {
      success: true;
      data: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        town: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        hidden: 'deleted' | 'suspended' | 'ended' | 'holiday' | 'paused' | null;
        reserved: boolean;
        daysLeft: number | null;
        visibleUntil: string | null;
        plans: ('free' | 'basic' | 'extended')[];
        wantedPlan: 'free' | 'basic' | 'extended' | null;
        views: number;
        avg_rating: number | null;
        avg_rating_count: number;
        version: number;
        created_at: string;
        startsAt: string | null;
        undoUntil: string | null;
      };
    };
  };
  /** Edits a listing of the kind "ad". Scope: `listings:write`. */
  'ad.update': {
    input: {
      params: {
        id: number;
      };
      body: {
        version: number;
        form: {
          title: string;
          description?: string;
          town: string;
          village?: string;
          tags?: ('eco' | 'organic' | 'gmofree' | 'vegan' | 'vegetarian' | 'nosugar' | 'nogluten' | 'lactosefree' | 'diet' | 'fresh' | 'smoked' | 'fillet' | 'corpulence' | 'marinated' | 'dried' | 'freerange' | 'barneggs' | 'cagedhens' | 'for_dogs' | 'for_cats' | 'for_horse' | 'for_rodent' | 'negotiable' | 'swap' | 'free')[];
          pictures?: {
            key: number;
            alt?: string;
          }[];
          credentialIds?: number[];
          codes?: Record<string, string>;
          disputed?: ('dogs' | 'cats' | 'rawMilk' | 'cattle' | 'pigs' | 'sheep' | 'goats' | 'horses')[];
          details: {
            swapFor?: string;
          };
          category: number;
          price?: number;
          pieces?: number;
          weight?: {
            value: number;
            unit: 'g' | 'kg';
          };
          volume?: {
            value: number;
            unit: 'ml' | 'l';
          };
          priceUnit?: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
          floor?: number;
          delivery?: ('pickup' | 'transport' | 'visit' | 'parcel' | 'post')[];
          deliveryKm?: number;
          shop_url?: string;
        };
      };
    };
    answer: {
      success: true;
      data: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        town: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        hidden: 'deleted' | 'suspended' | 'ended' | 'holiday' | 'paused' | null;
        reserved: boolean;
        daysLeft: number | null;
        visibleUntil: string | null;
        plans: ('free' | 'basic' | 'extended')[];
        wantedPlan: 'free' | 'basic' | 'extended' | null;
        views: number;
        avg_rating: number | null;
        avg_rating_count: number;
        version: number;
        created_at: string;
        startsAt: string | null;
        undoUntil: string | null;
      };
    };
  };
  /** Edits a listing of the kind "agritourism". Scope: `listings:write`. */
  'agritourism.update': {
    input: {
      params: {
        id: number;
      };
      body: {
        version: number;
        form: {
          title: string;
          description: string;
          town: string;
          village?: string;
          tags?: ('guest_rooms' | 'holiday_cottage' | 'apartment' | 'campsite' | 'hay_barn' | 'mountain_hut' | 'breakfast' | 'half_board' | 'full_board' | 'regional_cuisine' | 'guest_kitchen' | 'vegetarian_meals' | 'horse_riding' | 'thematic_workshops' | 'fishing' | 'animals' | 'culinary_workshops' | 'extreme_sports' | 'sauna' | 'hot_tub' | 'bonfire' | 'playground' | 'garden' | 'bicycles' | 'kayaks' | 'internet' | 'bed_for_child' | 'parking' | 'allowed_pets' | 'rooms_with_bathrooms' | 'step_free' | 'forest' | 'lake' | 'sea' | 'mountains' | 'special_events' | 'holiday_events' | 'integration_events')[];
          pictures?: {
            key: number;
            alt?: string;
          }[];
          credentialIds?: number[];
          codes?: Record<string, string>;
          disputed?: ('dogs' | 'cats' | 'rawMilk' | 'cattle' | 'pigs' | 'sheep' | 'goats' | 'horses')[];
          details: {
            phones: string[];
            emails: string[];
            postalCode: string;
            street: string;
            guests?: number;
          };
          price?: number;
          priceUnit?: 'night' | 'person_night' | 'house_night' | null;
        };
      };
    };
    answer: {
      success: true;
      data: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        town: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        hidden: 'deleted' | 'suspended' | 'ended' | 'holiday' | 'paused' | null;
        reserved: boolean;
        daysLeft: number | null;
        visibleUntil: string | null;
        plans: ('free' | 'basic' | 'extended')[];
        wantedPlan: 'free' | 'basic' | 'extended' | null;
        views: number;
        avg_rating: number | null;
        avg_rating_count: number;
        version: number;
        created_at: string;
        startsAt: string | null;
        undoUntil: string | null;
      };
    };
  };
  /** Edits a listing of the kind "event". Scope: `listings:write`. */
  'event.update': {
    input: {
      params: {
        id: number;
      };
      body: {
        version: number;
        form: {
          title: string;
          description: string;
          town: string;
          village?: string;
          tags?: ('harvest_festival' | 'trade_fair' | 'festival' | 'fair' | 'concert')[];
          pictures?: {
            key: number;
            alt?: string;
          }[];
          credentialIds?: number[];
          codes?: Record<string, string>;
          disputed?: ('dogs' | 'cats' | 'rawMilk' | 'cattle' | 'pigs' | 'sheep' | 'goats' | 'horses')[];
          details: {
            venue: string;
            organiser: string;
            programme?: string;
            admission?: string;
            link?: string;
          };
          startsAt: string;
          endsAt: string;
        };
      };
    };
    answer: {
      success: true;
      data: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        town: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        hidden: 'deleted' | 'suspended' | 'ended' | 'holiday' | 'paused' | null;
        reserved: boolean;
        daysLeft: number | null;
        visibleUntil: string | null;
        plans: ('free' | 'basic' | 'extended')[];
        wantedPlan: 'free' | 'basic' | 'extended' | null;
        views: number;
        avg_rating: number | null;
        avg_rating_count: number;
        version: number;
        created_at: string;
        startsAt: string | null;
        undoUntil: string | null;
      };
    };
  };
  /** An own listing of the kind "ad" as its form. Scope: `listings:read`. */
  'ad.edit': {
    input: {
      params: {
        id: number;
      };
    };
    answer: {
      listing: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        town: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        hidden: 'deleted' | 'suspended' | 'ended' | 'holiday' | 'paused' | null;
        reserved: boolean;
        daysLeft: number | null;
        visibleUntil: string | null;
        plans: ('free' | 'basic' | 'extended')[];
        wantedPlan: 'free' | 'basic' | 'extended' | null;
        views: number;
        avg_rating: number | null;
        avg_rating_count: number;
        version: number;
        created_at: string;
        startsAt: string | null;
        undoUntil: string | null;
      };
      form: Record<string, unknown>;
      pictures: {
        key: number;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        };
      }[];
    };
  };
  /** An own listing of the kind "agritourism" as its form. Scope: `listings:read`. */
  'agritourism.edit': {
    input: {
      params: {
        id: number;
      };
    };
    answer: {
      listing: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        town: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        hidden: 'deleted' | 'suspended' | 'ended' | 'holiday' | 'paused' | null;
        reserved: boolean;
        daysLeft: number | null;
        visibleUntil: string | null;
        plans: ('free' | 'basic' | 'extended')[];
        wantedPlan: 'free' | 'basic' | 'extended' | null;
        views: number;
        avg_rating: number | null;
        avg_rating_count: number;
        version: number;
        created_at: string;
        startsAt: string | null;
        undoUntil: string | null;
      };
      form: Record<string, unknown>;
      pictures: {
        key: number;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        };
      }[];
    };
  };
  /** An own listing of the kind "event" as its form. Scope: `listings:read`. */
  'event.edit': {
    input: {
      params: {
        id: number;
      };
    };
    answer: {
      listing: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        town: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        hidden: 'deleted' | 'suspended' | 'ended' | 'holiday' | 'paused' | null;
        reserved: boolean;
        daysLeft: number | null;
        visibleUntil: string | null;
        plans: ('free' | 'basic' | 'extended')[];
        wantedPlan: 'free' | 'basic' | 'extended' | null;
        views: number;
        avg_rating: number | null;
        avg_rating_count: number;
        version: number;
        created_at: string;
        startsAt: string | null;
        undoUntil: string | null;
      };
      form: Record<string, unknown>;
      pictures: {
        key: number;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        };
      }[];
    };
  };
  /** The own listings of a kind, newest first. Scope: `listings:read`. */
  'selling.list': {
    input: {
      query: {
        kind: 'ad' | 'agritourism' | 'event';
        state?: 'all' | 'visible' | 'waiting' | 'expired' | 'hidden' | 'deleted';
        q?: string;
        page?: number;
      };
    };
    answer: {
      items: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        town: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        hidden: 'deleted' | 'suspended' | 'ended' | 'holiday' | 'paused' | null;
        reserved: boolean;
        daysLeft: number | null;
        visibleUntil: string | null;
        plans: ('free' | 'basic' | 'extended')[];
        wantedPlan: 'free' | 'basic' | 'extended' | null;
        views: number;
        avg_rating: number | null;
        avg_rating_count: number;
        version: number;
        created_at: string;
        startsAt: string | null;
        undoUntil: string | null;
      }[];
      total: number;
      totalIsExact: boolean;
      page: number;
      pageCount: number;
      counts: Record<'all' | 'visible' | 'waiting' | 'expired' | 'hidden' | 'deleted', number>;
      holidaySince: string | null;
    };
  };
  /** One own listing, whether or not others see it. Scope: `listings:read`. */
  'selling.get': {
    input: {
      params: {
        id: number;
      };
    };
    answer: {
      id: number;
      kind: 'ad' | 'agritourism' | 'event';
      title: string;
      town: string;
      categoryId: number | null;
      price: number | null;
      priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
      priceIsLowest: boolean;
      picture: {
        id: string;
        width: number;
        height: number;
        widths: number[];
        averageColor: string;
        thumbhash: string;
        alt: string;
      } | null;
      status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
      hidden: 'deleted' | 'suspended' | 'ended' | 'holiday' | 'paused' | null;
      reserved: boolean;
      daysLeft: number | null;
      visibleUntil: string | null;
      plans: ('free' | 'basic' | 'extended')[];
      wantedPlan: 'free' | 'basic' | 'extended' | null;
      views: number;
      avg_rating: number | null;
      avg_rating_count: number;
      version: number;
      created_at: string;
      startsAt: string | null;
      undoUntil: string | null;
    };
  };
  /** Chooses the plan of an own listing: activates, renews or lifts it. Scope: `listings:write`. */
  'selling.choosePlan': {
    input: {
      params: {
        id: number;
      };
      body: {
        plan: 'free' | 'basic' | 'extended';
      };
    };
    answer: {
      success: true;
      data: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        town: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        hidden: 'deleted' | 'suspended' | 'ended' | 'holiday' | 'paused' | null;
        reserved: boolean;
        daysLeft: number | null;
        visibleUntil: string | null;
        plans: ('free' | 'basic' | 'extended')[];
        wantedPlan: 'free' | 'basic' | 'extended' | null;
        views: number;
        avg_rating: number | null;
        avg_rating_count: number;
        version: number;
        created_at: string;
        startsAt: string | null;
        undoUntil: string | null;
      };
    };
  };
  /** Does the same to one or many own listings; those to which it cannot be done are named. Scope: `listings:write`. */
  'selling.act': {
    input: {
      body: {
        ids: number[];
        action: 'renew' | 'pause' | 'resume' | 'end' | 'reopen' | 'reserve' | 'release' | 'remove' | 'restore';
      };
    };
    answer: {
      success: true;
      data: {
        done: {
          id: number;
          kind: 'ad' | 'agritourism' | 'event';
          title: string;
          town: string;
          categoryId: number | null;
          price: number | null;
          priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
          priceIsLowest: boolean;
          picture: {
            id: string;
            width: number;
            height: number;
            widths: number[];
            averageColor: string;
            thumbhash: string;
            alt: string;
          } | null;
          status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
          hidden: 'deleted' | 'suspended' | 'ended' | 'holiday' | 'paused' | null;
          reserved: boolean;
          daysLeft: number | null;
          visibleUntil: string | null;
          plans: ('free' | 'basic' | 'extended')[];
          wantedPlan: 'free' | 'basic' | 'extended' | null;
          views: number;
          avg_rating: number | null;
          avg_rating_count: number;
          version: number;
          created_at: string;
          startsAt: string | null;
          undoUntil: string | null;
        }[];
        refused: number[];
      };
    };
  };
  /** Copies an own listing. Scope: `listings:write`. */
  'selling.duplicate': {
    input: {
      params: {
        id: number;
      };
    };
    answer: {
      success: true;
      data: {
        id: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        town: string;
        categoryId: number | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated';
        hidden: 'deleted' | 'suspended' | 'ended' | 'holiday' | 'paused' | null;
        reserved: boolean;
        daysLeft: number | null;
        visibleUntil: string | null;
        plans: ('free' | 'basic' | 'extended')[];
        wantedPlan: 'free' | 'basic' | 'extended' | null;
        views: number;
        avg_rating: number | null;
        avg_rating_count: number;
        version: number;
        created_at: string;
        startsAt: string | null;
        undoUntil: string | null;
      };
    };
  };
  /** Categories that fit a title. */
  'selling.suggestCategories': {
    input: {
      query: {
        title: string;
      };
    };
    answer: {
      categories: number[];
      isSure: boolean;
    };
  };
  /** Takes in pictures for a listing. Scope: `listings:write`. */
  'pictures.add': {
    input: {
      files: readonly Blob[];
    };
    answer: {
      success: true;
      data: {
        key: number;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        };
      }[];
    };
  };
  /** Turns an own picture by a quarter to the right. Scope: `listings:write`. */
  'pictures.rotate': {
    input: {
      params: {
        id: number;
      };
    };
    answer: {
      success: true;
      data: {
        key: number;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        };
      };
    };
  };
  /** Posts and changes ads by a CSV file. Scope: `listings:write`. */
  'selling.import': {
    input: {
      body: {
        csv: string;
        dryRun: boolean;
        skipsWrong?: boolean;
        pictures?: Record<string, number>;
      };
    };
    answer: {
      success: true;
      data: {
        lines: {
          line: number;
          title: string;
          outcome: 'new' | 'known' | 'changed' | 'unchanged' | 'wrong';
          errors: Record<string, string[]>;
        }[];
        unknownColumns: string[];
        posted: number;
        updated: number;
        rejected: {
          fileName: string;
          csv: string;
        } | null;
      };
    };
  };
  /** Takes in a ZIP of pictures for an import. Scope: `listings:write`. */
  'selling.importPictures': {
    input: {
      files: readonly Blob[];
    };
    answer: {
      success: true;
      data: {
        pictures: {
          name: string;
          key: number;
        }[];
        refused: {
          name: string;
          reason: string;
        }[];
      };
    };
  };
  /** The own ads as CSV, in the form that the import takes. Scope: `listings:read`. */
  'selling.export': {
    input: Record<never, never>;
    answer: {
      fileName: string;
      csv: string;
    };
  };
  /** The caller's conversations, the latest first. Scope: `messages:read`. */
  'conversations.list': {
    input: {
      query?: {
        before?: string;
        beforeId?: number;
        archived?: string;
        q?: string;
      };
    };
    answer: {
      id: number;
      users: {
        id: number;
        name: string;
        avatar: {
          image_path: string;
        } | null;
      }[];
      updated_at: string;
      LastMessage: {
        id: number;
        number: number;
        clientId: string;
        sender_id: number;
        content: string;
        created_at: string;
        conversation: {
          id: number;
        };
        files: {
          id: number;
          kind: 'picture' | 'pdf';
          name: string;
          sizeBytes: number;
          width: number | null;
          height: number | null;
        }[];
        warnings: ('outsidePayment' | 'courierLink' | 'otherMessenger' | 'cardData' | 'outsideLink')[];
        offer: {
          id: number;
          step: 'made' | 'accepted' | 'declined';
          state: 'open' | 'accepted' | 'declined' | 'countered' | 'withdrawn' | 'lapsed' | 'closed';
          makerId: number;
          sellerId: number;
          answers: number | null;
          price: number | null;
          priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
          quantity: number | null;
          pickUpOn: string | null;
          note: string;
          belowFloor: boolean;
          listings: {
            id: number;
            title: string | null;
            path: string | null;
          }[];
          lapsesAt: string;
          settledAt: string | null;
        } | null;
        removed: 'byModerator' | 'withAccount' | null;
      } | null;
      about: {
        id: number;
        title: string;
        path: string | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        sellerId: number | null;
        state: 'shown' | 'hidden' | 'gone';
        reserved: boolean;
        takesOffers: boolean;
      } | null;
      unread: number;
      readNumber: number;
      otherReadNumber: number;
      lastSeen: 'now' | 'hour' | 'day' | 'week' | 'month' | 'longAgo' | null;
      archived: boolean;
      closed: 'byMe' | 'gone' | null;
    }[];
  };
  /** How much waits to be read. Scope: `messages:read`. */
  'conversations.unread': {
    input: Record<never, never>;
    answer: {
      messages: number;
      conversations: number;
    };
  };
  /** One conversation of the caller. Scope: `messages:read`. */
  'conversations.get': {
    input: {
      params: {
        id: number;
      };
    };
    answer: {
      id: number;
      users: {
        id: number;
        name: string;
        avatar: {
          image_path: string;
        } | null;
      }[];
      updated_at: string;
      LastMessage: {
        id: number;
        number: number;
        clientId: string;
        sender_id: number;
        content: string;
        created_at: string;
        conversation: {
          id: number;
        };
        files: {
          id: number;
          kind: 'picture' | 'pdf';
          name: string;
          sizeBytes: number;
          width: number | null;
          height: number | null;
        }[];
        warnings: ('outsidePayment' | 'courierLink' | 'otherMessenger' | 'cardData' | 'outsideLink')[];
        offer: {
          id: number;
          step: 'made' | 'accepted' | 'declined';
          state: 'open' | 'accepted' | 'declined' | 'countered' | 'withdrawn' | 'lapsed' | 'closed';
          makerId: number;
          sellerId: number;
          answers: number | null;
          price: number | null;
          priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
          quantity: number | null;
          pickUpOn: string | null;
          note: string;
          belowFloor: boolean;
          listings: {
            id: number;
            title: string | null;
            path: string | null;
          }[];
          lapsesAt: string;
          settledAt: string | null;
        } | null;
        removed: 'byModerator' | 'withAccount' | null;
      } | null;
      about: {
        id: number;
        title: string;
        path: string | null;
        price: number | null;
        priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
        priceIsLowest: boolean;
        picture: {
          id: string;
          width: number;
          height: number;
          widths: number[];
          averageColor: string;
          thumbhash: string;
          alt: string;
        } | null;
        sellerId: number | null;
        state: 'shown' | 'hidden' | 'gone';
        reserved: boolean;
        takesOffers: boolean;
      } | null;
      unread: number;
      readNumber: number;
      otherReadNumber: number;
      lastSeen: 'now' | 'hour' | 'day' | 'week' | 'month' | 'longAgo' | null;
      archived: boolean;
      closed: 'byMe' | 'gone' | null;
    };
  };
  /** Messages of a conversation in their order. Scope: `messages:read`. */
  'messages.list': {
    input: {
      params: {
        id: number;
      };
      query?: {
        before?: number;
        after?: number;
      };
    };
    answer: {
      items: {
        id: number;
        number: number;
        clientId: string;
        sender_id: number;
        content: string;
        created_at: string;
        conversation: {
          id: number;
        };
        files: {
          id: number;
          kind: 'picture' | 'pdf';
          name: string;
          sizeBytes: number;
          width: number | null;
          height: number | null;
        }[];
        warnings: ('outsidePayment' | 'courierLink' | 'otherMessenger' | 'cardData' | 'outsideLink')[];
        offer: {
          id: number;
          step: 'made' | 'accepted' | 'declined';
          state: 'open' | 'accepted' | 'declined' | 'countered' | 'withdrawn' | 'lapsed' | 'closed';
          makerId: number;
          sellerId: number;
          answers: number | null;
          price: number | null;
          priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
          quantity: number | null;
          pickUpOn: string | null;
          note: string;
          belowFloor: boolean;
          listings: {
            id: number;
            title: string | null;
            path: string | null;
          }[];
          lapsesAt: string;
          settledAt: string | null;
        } | null;
        removed: 'byModerator' | 'withAccount' | null;
      }[];
      hasMore: boolean;
    };
  };
  /** Sends a message; it is stored before it is answered. Scope: `messages:write`. */
  'messages.send': {
    input: {
      params: {
        id: number;
      };
      body: {
        clientId: string;
        content: string;
        fileIds?: number[];
      };
    };
    answer: {
      success: true;
      data: {
        id: number;
        number: number;
        clientId: string;
        sender_id: number;
        content: string;
        created_at: string;
        conversation: {
          id: number;
        };
        files: {
          id: number;
          kind: 'picture' | 'pdf';
          name: string;
          sizeBytes: number;
          width: number | null;
          height: number | null;
        }[];
        warnings: ('outsidePayment' | 'courierLink' | 'otherMessenger' | 'cardData' | 'outsideLink')[];
        offer: {
          id: number;
          step: 'made' | 'accepted' | 'declined';
          state: 'open' | 'accepted' | 'declined' | 'countered' | 'withdrawn' | 'lapsed' | 'closed';
          makerId: number;
          sellerId: number;
          answers: number | null;
          price: number | null;
          priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
          quantity: number | null;
          pickUpOn: string | null;
          note: string;
          belowFloor: boolean;
          listings: {
            id: number;
            title: string | null;
            path: string | null;
          }[];
          lapsesAt: string;
          settledAt: string | null;
        } | null;
        removed: 'byModerator' | 'withAccount' | null;
      };
    };
  };
  /** Notes how far the caller has read. Scope: `messages:write`. */
  'conversations.read': {
    input: {
      params: {
        id: number;
      };
      body: {
        number: number;
      };
    };
    answer: {
      success: true;
      data: {
        readNumber: number;
        unread: number;
      };
    };
  };
  /** Puts a conversation away, or back; a new message brings it back by itself. Scope: `messages:write`. */
  'conversations.archive': {
    input: {
      params: {
        id: number;
      };
      body: {
        archived: boolean;
      };
    };
    answer: {
      success: true;
      data: {
        id: number;
        users: {
          id: number;
          name: string;
          avatar: {
            image_path: string;
          } | null;
        }[];
        updated_at: string;
        LastMessage: {
          id: number;
          number: number;
          clientId: string;
          sender_id: number;
          content: string;
          created_at: string;
          conversation: {
            id: number;
          };
          files: {
            id: number;
            kind: 'picture' | 'pdf';
            name: string;
            sizeBytes: number;
            width: number | null;
            height: number | null;
          }[];
          warnings: ('outsidePayment' | 'courierLink' | 'otherMessenger' | 'cardData' | 'outsideLink')[];
          offer: {
            id: number;
            step: 'made' | 'accepted' | 'declined';
            state: 'open' | 'accepted' | 'declined' | 'countered' | 'withdrawn' | 'lapsed' | 'closed';
            makerId: number;
            sellerId: number;
            answers: number | null;
            price: number | null;
            priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
            quantity: number | null;
            pickUpOn: string | null;
            note: string;
            belowFloor: boolean;
            listings: {
              id: number;
              title: string | null;
              path: string | null;
            }[];
            lapsesAt: string;
            settledAt: string | null;
          } | null;
          removed: 'byModerator' | 'withAccount' | null;
        } | null;
        about: {
          id: number;
          title: string;
          path: string | null;
          price: number | null;
          priceUnit: 'piece' | 'pack' | 'jar' | 'bottle' | 'bunch' | 'kg' | '100g' | 't' | 'l' | 'm' | 'm2' | 'm3' | 'ha' | 'km' | 'hour' | 'day' | 'month' | 'job' | 'night' | 'person_night' | 'house_night' | null;
          priceIsLowest: boolean;
          picture: {
            id: string;
            width: number;
            height: number;
            widths: number[];
            averageColor: string;
            thumbhash: string;
            alt: string;
          } | null;
          sellerId: number | null;
          state: 'shown' | 'hidden' | 'gone';
          reserved: boolean;
          takesOffers: boolean;
        } | null;
        unread: number;
        readNumber: number;
        otherReadNumber: number;
        lastSeen: 'now' | 'hour' | 'day' | 'week' | 'month' | 'longAgo' | null;
        archived: boolean;
        closed: 'byMe' | 'gone' | null;
      };
    };
  };
  /** Brings a picture or PDF for the next message. Scope: `messages:write`. */
  'messages.addFile': {
    input: {
      params: {
        id: number;
      };
      files: readonly Blob[];
    };
    answer: {
      success: true;
      data: {
        id: number;
        kind: 'picture' | 'pdf';
        name: string;
        sizeBytes: number;
        width: number | null;
        height: number | null;
      };
    };
  };
  /** What became of a notice, by the link of its receipt. */
  'notices.get': {
    input: {
      params: {
        token: string;
      };
    };
    answer: {
      reference: string;
      created_at: string;
      target: {
        type: 'listing' | 'comment' | 'account' | 'message';
        id: number;
        title: string;
      };
      reason: 'inappropriateContent' | 'inappropriateImages' | 'copyrightInfringement' | 'imagesCopyrightInfringement' | 'scam' | 'transactionFailed' | 'transactionChargedAccount' | 'falseCredentials';
      description: string;
      decision: {
        action: 'dismiss' | 'askChange' | 'hide' | 'remove' | 'suspendAccount';
        rule: 'illegalGoods' | 'foodSafety' | 'animalWelfare' | 'protectedSpecies' | 'intellectualProperty' | 'pictureRights' | 'personalData' | 'hate' | 'scam' | 'misleading' | 'fakeReviews' | 'indecent' | 'offTopic' | 'spam' | 'duplicates' | 'contactInText' | 'manners' | null;
        decidedAt: string;
        appealUntil: string;
        mayAppeal: boolean;
      } | null;
      appeal: {
        state: 'open' | 'granted' | 'rejected';
        text: string;
        created_at: string;
        answer: string | null;
        decidedAt: string | null;
      } | null;
    };
  };
  /** How much was reported and decided; `/transparency.csv` holds the same as a table. */
  'transparency.get': {
    input: Record<never, never>;
    answer: {
      periods: {
        from: string;
        to: string;
        notices: number;
        noticesByReason: Record<'inappropriateContent' | 'inappropriateImages' | 'copyrightInfringement' | 'imagesCopyrightInfringement' | 'scam' | 'transactionFailed' | 'transactionChargedAccount' | 'falseCredentials', number>;
        noticesByVisitors: number;
        flags: number;
        flagsByKind: Record<'forbiddenWords' | 'forbiddenCategory' | 'disputedGoods' | 'links' | 'contactInText' | 'equalListings' | 'fastPosting' | 'knownPicture' | 'sellsMuch', number>;
        decisions: number;
        decisionsByAction: Record<'dismiss' | 'askChange' | 'hide' | 'remove' | 'suspendAccount', number>;
        medianHoursToDecision: number | null;
        appeals: number;
        appealsGranted: number;
        appealsRejected: number;
        medianHoursToAppealDecision: number | null;
        credentialsSeen: number;
        credentialsRefused: number;
        medianDaysToCredentialAnswer: number | null;
      }[];
    };
  };
  /** The saved search of a mailed link. */
  'savedSearches.linked': {
    input: {
      params: {
        token: string;
      };
    };
    answer: {
      kind: 'ad' | 'agritourism' | 'event';
      query: string;
      name: string;
      frequency: 'instant' | 'daily' | 'weekly';
      isPaused: boolean;
      isOwned: boolean;
      others: number;
    };
  };
  /** Looks, contacts and favourites of an own listing, day by day. Scope: `statistics:read`. */
  'numbers.listing': {
    input: {
      params: {
        id: number;
      };
      query?: {
        days?: number;
      };
    };
    answer: {
      days: {
        views: number;
        contacts: number;
        favourites: number;
        day: string;
        status: 'expired' | 'basic' | 'promoted' | 'highlighted' | 'neverActivated' | null;
      }[];
      totals: {
        views: number;
        contacts: number;
        favourites: number;
      };
      before: {
        days: number;
        views: number;
        contacts: number;
        favourites: number;
      } | null;
      during: {
        days: number;
        views: number;
        contacts: number;
        favourites: number;
      } | null;
    };
  };
  /** The access token that makes this call: whose it is and what it may do. Scope: `any`. */
  'tokens.current': {
    input: Record<never, never>;
    answer: {
      name: string;
      start: string;
      scopes: ('listings:read' | 'listings:write' | 'messages:read' | 'messages:write' | 'statistics:read')[];
      createdAt: string;
      expiresAt: string;
      lastUsedAt: string | null;
      account: {
        id: number;
        name: string;
      };
    };
  };
  /** Whether the market still waits for its first admin. */
  'setup.state': {
    input: Record<never, never>;
    answer: {
      needsAdmin: boolean;
    };
  };
  /** A text of the site: the terms, the privacy policy, about us, and words of pages. */
  'texts.read': {
    input: {
      params: {
        id: 'terms' | 'cookie-policy' | 'about' | 'home' | 'contact';
      };
      query?: {
        version?: number;
      };
    };
    answer: {
      fields: Record<string, string>;
      sections: {
        id: string;
        heading: string;
        blocks: {
          type: 'paragraph' | 'heading' | 'list' | 'table';
          line?: {
            text: string;
            isBold?: boolean;
            href?: string;
          }[];
          isNumbered?: boolean;
          items?: {
            text: string;
            isBold?: boolean;
            href?: string;
          }[][];
          head?: {
            text: string;
            isBold?: boolean;
            href?: string;
          }[][];
          rows?: {
            text: string;
            isBold?: boolean;
            href?: string;
          }[][][];
        }[];
      }[];
      version: number;
      from: string | null;
      to: string | null;
      state: 'builtIn' | 'current' | 'older' | 'missing';
      versions: {
        number: number;
        from: string | null;
        to: string | null;
        state: 'scheduled' | 'inForce' | 'past';
      }[];
    };
  };
}

/** How each call is made. */
export const CALLS: {
  readonly [Name in keyof Calls]: { readonly method: string; readonly path: string; readonly upload?: string };
} = {
  'categories.get': { method: 'GET', path: '/categories' },
  'showcase.get': { method: 'GET', path: '/showcase' },
  'ad.list': { method: 'GET', path: '/ads' },
  'agritourism.list': { method: 'GET', path: '/agritourism-facilities' },
  'event.list': { method: 'GET', path: '/events' },
  'ad.get': { method: 'GET', path: '/ads/{id}' },
  'agritourism.get': { method: 'GET', path: '/agritourism-facilities/{id}' },
  'event.get': { method: 'GET', path: '/events/{id}' },
  'ad.similar': { method: 'GET', path: '/ads/{id}/similar' },
  'agritourism.similar': { method: 'GET', path: '/agritourism-facilities/{id}/similar' },
  'event.similar': { method: 'GET', path: '/events/{id}/similar' },
  'suggestions.list': { method: 'GET', path: '/suggestions' },
  'places.list': { method: 'GET', path: '/places' },
  'places.lookUp': { method: 'GET', path: '/places/lookup' },
  'comments.list': { method: 'GET', path: '/listings/{id}/comments' },
  'profile.get': { method: 'GET', path: '/users/{id}' },
  'comments.received': { method: 'GET', path: '/users/{id}/received-comments' },
  'reviews.ofBuyer': { method: 'GET', path: '/users/{id}/buyer-reviews' },
  'ad.create': { method: 'POST', path: '/ads' },
  'agritourism.create': { method: 'POST', path: '/agritourism-facilities' },
  'event.create': { method: 'POST', path: '/events' },
  'ad.update': { method: 'PUT', path: '/ads/{id}' },
  'agritourism.update': { method: 'PUT', path: '/agritourism-facilities/{id}' },
  'event.update': { method: 'PUT', path: '/events/{id}' },
  'ad.edit': { method: 'GET', path: '/ads/{id}/form' },
  'agritourism.edit': { method: 'GET', path: '/agritourism-facilities/{id}/form' },
  'event.edit': { method: 'GET', path: '/events/{id}/form' },
  'selling.list': { method: 'GET', path: '/user/me/listings' },
  'selling.get': { method: 'GET', path: '/user/me/listings/{id}' },
  'selling.choosePlan': { method: 'POST', path: '/user/me/listings/{id}/plan' },
  'selling.act': { method: 'POST', path: '/user/me/listings/actions' },
  'selling.duplicate': { method: 'POST', path: '/user/me/listings/{id}/duplicate' },
  'selling.suggestCategories': { method: 'GET', path: '/category-suggestions' },
  'pictures.add': { method: 'POST', path: '/user/me/pictures', upload: 'files' },
  'pictures.rotate': { method: 'POST', path: '/user/me/pictures/{id}/rotate' },
  'selling.import': { method: 'POST', path: '/user/me/listings/import' },
  'selling.importPictures': { method: 'POST', path: '/user/me/listings/import/pictures', upload: 'zip' },
  'selling.export': { method: 'GET', path: '/user/me/listings/export' },
  'conversations.list': { method: 'GET', path: '/conversations' },
  'conversations.unread': { method: 'GET', path: '/conversations/unread' },
  'conversations.get': { method: 'GET', path: '/conversations/{id}' },
  'messages.list': { method: 'GET', path: '/conversations/{id}/messages' },
  'messages.send': { method: 'POST', path: '/conversations/{id}/messages' },
  'conversations.read': { method: 'PUT', path: '/conversations/{id}/read' },
  'conversations.archive': { method: 'PUT', path: '/conversations/{id}/archived' },
  'messages.addFile': { method: 'POST', path: '/conversations/{id}/files', upload: 'files' },
  'notices.get': { method: 'GET', path: '/notices/{token}' },
  'transparency.get': { method: 'GET', path: '/transparency' },
  'savedSearches.linked': { method: 'GET', path: '/saved-searches/linked/{token}' },
  'numbers.listing': { method: 'GET', path: '/user/me/listings/{id}/numbers' },
  'tokens.current': { method: 'GET', path: '/token' },
  'setup.state': { method: 'GET', path: '/setup' },
  'texts.read': { method: 'GET', path: '/texts/{id}' },
};

/** The body of a delivery to a webhook, by its `kind`. */
export type Delivery =
  | {
      id: string;
      kind: 'message.received';
      time: string;
      data: {
        conversationId: number;
        messageId: number;
        number: number;
        senderId: number;
        listingId: number | null;
      };
    }
  | {
      id: string;
      kind: 'listing.published';
      time: string;
      data: {
        listingId: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
      };
    }
  | {
      id: string;
      kind: 'listing.hidden';
      time: string;
      data: {
        listingId: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
        reason: 'deleted' | 'suspended' | 'ended' | 'holiday' | 'paused' | 'plan';
      };
    }
  | {
      id: string;
      kind: 'listing.expired';
      time: string;
      data: {
        listingId: number;
        kind: 'ad' | 'agritourism' | 'event';
        title: string;
      };
    }
  | {
      id: string;
      kind: 'payment.settled';
      time: string;
      data: {
        transactionId: number;
        listingId: number | null;
        plan: 'basic' | 'promoted' | 'highlighted';
        amountMinor: number;
        currency: string;
      };
    }
  | {
      id: string;
      kind: 'ping';
      time: string;
      data: Record<string, unknown>;
    };

/** The code of a failure. */
export type ErrorCode =
  | 'validationFailed'
  | 'badRequest'
  | 'placeUnknown'
  | 'mustLoggedIn'
  | 'badCredentials'
  | 'secondFactorRequired'
  | 'mustVerifyEmail'
  | 'forbidden'
  | 'accountSuspended'
  | 'ownListing'
  | 'ownThing'
  | 'ownAccount'
  | 'ownConversation'
  | 'ownMatter'
  | 'otherModeratorNeeded'
  | 'blocked'
  | 'passwordConfirmationRequired'
  | 'strongSignInRequired'
  | 'tokenNotAllowed'
  | 'scopeMissing'
  | 'notFound'
  | 'methodNotAllowed'
  | 'requestTimeout'
  | 'conflict'
  | 'recipientGone'
  | 'moveNotAllowed'
  | 'shopLinkMissing'
  | 'alreadyCommented'
  | 'reviewsShown'
  | 'reviewWithAgreement'
  | 'offerOpen'
  | 'offerSettled'
  | 'offerGone'
  | 'actionNotPossible'
  | 'lastAdmin'
  | 'appealNotPossible'
  | 'tooMany'
  | 'linkInvalid'
  | 'payloadTooLarge'
  | 'unsupportedMediaType'
  | 'tooManyRequests'
  | 'headersTooLarge'
  | 'internal'
  | 'unavailable'
  | 'paymentUnavailable'
  | 'timeout';
