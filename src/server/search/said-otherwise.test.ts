import { expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';

const HENS = [
  ['Kurki Rosa odchowane', 501],
  ['Kurki świeże z porannego zbioru', 117],
] as const;
const BREEDS = [
  ['Kury Marans, jajka jak czekolada', 501],
  ['Brahma jasna, olbrzymy', 504],
] as const;
const BULLS = [
  ['Byczki mięsne', 508],
  ['Krowa mleczna', 508],
] as const;
const HEDGES = [
  ['Tuja Szmaragd na żywopłot', 407],
  ['Modrzew europejski', 407],
] as const;
const DOG_GOODS = [
  ['Szarpak pleciony z liny dla psa', 608],
  ['Ciasteczka dla psa', 601],
  ['Uszy wołowe, naturalny gryzak', 601],
  ['Przysmaki treningowe dla psa', 601],
] as const;
const BAGS = [
  ['Torba listonoszka ze skóry', 208],
  ['Haft kaszubski na torbie lnianej', 204],
] as const;
const PICTURES = [
  ['Janosik, obraz na szkle', 209],
  ['Obraz na szkle, pamiątka ślubna', 209],
] as const;
const BUSHES = [
  ['Porzeczka czarna, krzewy', 405],
  ['Sok z aronii', 114],
] as const;
const PLANTS = [
  ['Pelargonie na balkon', 402],
  ['Tulipany cięte', 401],
] as const;
const MEADOWS = [
  ['Łąka kwietna, mieszanka nasion', 409],
  ['Nasiona malw', 409],
] as const;
const FEEDS = [
  ['Pasza dla niosek', 605],
  ['Pasza starter dla piskląt', 605],
] as const;
const GARLIC = [
  ['Czosnek zimowy w warkoczach', 115],
  ['Czosnek Harnaś do sadzenia, ząbki zimowe', 409],
] as const;
const BATHS = [
  ['Poidełko dla ptaków z kamionki', 609],
  ['Misa kaszubska', 201],
] as const;

const TENCH = [
  ['Szczupak, narybek letni', 515],
  ['Lin dwuletni, do stawu', 515],
] as const;
const PONIES = [
  ['Klacz huculska, pewna w terenie', 510],
  ['Kuc szetlandzki dla dzieci', 510],
] as const;
const DAHLIAS = [
  ['Dalie z wiejskiego ogródka', 401],
  ['Karpy dalii', 409],
] as const;
const CHERRIES = [
  ['Czereśnia Kordia i Regina, para do zapylenia', 404],
  ['Zapylanie sadów, ule na kwitnienie', 809],
] as const;
const AMBER = [
  ['Świeca w kubku', 214],
  ['Wisior z bursztynu', 212],
] as const;
const SOCKS = [['Skarpety z owczej wełny', 205]] as const;
const FENCES = [
  ['Płot sztachetowy', 811],
  ['Płotki wiklinowe do grządek', 203],
] as const;
const PRIESTS = [
  ['Kubek bolesławiecki', 201],
  ['Chrystus Frasobliwy, rzeźba', 202],
] as const;
const RESCUED = [
  ['Owczarki podhalańskie, szczenięta', 512],
  ['Bunia, suczka ze schroniska', 512],
] as const;
const SHRUBS = [
  ['Grusza Konferencja, drzewko w donicy', 404],
  ['Kosodrzewina do skalniaka', 407],
] as const;
const POTTED = [
  ['Szkło z parą młodą, pamiątka ślubna', 209],
  ['Mirt ślubny w doniczce', 402],
] as const;
const OILS = [
  ['Olej lniany do sałatek', 120],
  ['Olej lniany paszowy dla koni', 603],
] as const;
const HIGHLANDS = [
  ['Krówki ciągnące', 124],
  ['Jałoszka highland z grzywką', 508],
] as const;

const DOGS = [
  ['Bunia, suczka ze schroniska', 512],
  ['Owczarek podhalański, pies stróżujący', 512],
  ['Gończy polski, szczenię', 512],
] as const;
const SPRUCES = [
  ['Świerk pospolity, choinka', 412],
  ['Świerk srebrny, dwumetrowy, choinka', 412],
] as const;
const KENNELS = [['Buda ocieplana z modrzewia', 606]] as const;
const CARP = [['Kroczek karpia do stawu', 515]] as const;
const SLIPPERS = [['Kapcie z owczej skóry', 208]] as const;

const LACE = [
  ['Mydło lawendowe', 301],
  ['Koronka koniakowska, serwetka', 204],
] as const;
const JARS = [
  ['Ciasteczka dla psa', 601],
  ['Karma gotowana w słoikach', 601],
] as const;
const QUEENS = [
  ['Matka Boska, obraz na szkle', 209],
  ['Mateczniki i matki nieunasiennione', 511],
] as const;
const FLOWERBEDS = [
  ['Płotki do grządek', 203],
  ['Floksy wiechowate na rabatę', 403],
] as const;

test.each([
  ['kurki które już niosą', HENS, 'Kurki Rosa odchowane'],
  ['kurki ktore juz niosa', HENS, 'Kurki Rosa odchowane'],
  ['największe kury jakie są', BREEDS, 'Brahma jasna, olbrzymy'],
  ['byki na opas', BULLS, 'Byczki mięsne'],
  ['żeby sąsiad nie widział mi podwórka', HEDGES, 'Tuja Szmaragd na żywopłot'],
  ['coś żeby pies się nie nudził', DOG_GOODS, 'Szarpak pleciony z liny dla psa'],
  ['gryzaki dla psa', DOG_GOODS, 'Uszy wołowe, naturalny gryzak'],
  ['smaczki do nauki dla psa', DOG_GOODS, 'Przysmaki treningowe dla psa'],
  ['haftowana torebka', BAGS, 'Haft kaszubski na torbie lnianej'],
  ['obraz na rocznicę ślubu', PICTURES, 'Obraz na szkle, pamiątka ślubna'],
  ['aronia krzak', BUSHES, undefined],
  ['kwiaty na dekorację sali', PLANTS, 'Tulipany cięte'],
  ['kwiatek do akademika którego nie trzeba podlewać', PLANTS, 'Pelargonie na balkon'],
  ['nasiona łąki dla pszczół', MEADOWS, 'Łąka kwietna, mieszanka nasion'],
  ['pasza dla małych kurcząt', FEEDS, 'Pasza starter dla piskląt'],
  ['czosnek zimowy do posadzenia', GARLIC, 'Czosnek Harnaś do sadzenia, ząbki zimowe'],
  ['miska z wodą dla ptaków', BATHS, 'Poidełko dla ptaków z kamionki'],
  ['lin 2 letni', TENCH, 'Lin dwuletni, do stawu'],
  ['koń dla 12 letniej córki', PONIES, 'Kuc szetlandzki dla dzieci'],
  ['dalie bulwy do sadzenia', DAHLIAS, 'Karpy dalii'],
  ['para czereśni do zapylenia', CHERRIES, 'Czereśnia Kordia i Regina, para do zapylenia'],
  ['coś z bursztynem dla mamy', AMBER, 'Wisior z bursztynu'],
  ['skarpety na mrozy dla taty', SOCKS, 'Skarpety z owczej wełny'],
  ['płot z wikliny', FENCES, 'Płotki wiklinowe do grządek'],
  ['prezent dla księdza proboszcza', PRIESTS, 'Chrystus Frasobliwy, rzeźba'],
  ['kto odda pieska w dobre ręce', RESCUED, 'Bunia, suczka ze schroniska'],
  ['wiecznie zielone drzewko na skalniak', SHRUBS, 'Kosodrzewina do skalniaka'],
  ['gruszka stara odmiana drzewko', SHRUBS, 'Grusza Konferencja, drzewko w donicy'],
  ['roślina na prezent ślubny', POTTED, 'Mirt ślubny w doniczce'],
  ['olej lniany dla konia', OILS, 'Olej lniany paszowy dla koni'],
  ['małe krówki z długą grzywką', HIGHLANDS, 'Jałoszka highland z grzywką'],
  ['pies do ochrony', DOGS, 'Owczarek podhalański, pies stróżujący'],
  ['pies do polowania na dziki', DOGS, 'Gończy polski, szczenię'],
  ['choinki 2 metrowe', SPRUCES, 'Świerk srebrny, dwumetrowy, choinka'],
  ['drewniana buda', KENNELS, 'Buda ocieplana z modrzewia'],
  ['kroczek karpia do stawu 0,5 ha', CARP, 'Kroczek karpia do stawu'],
  ['cieplutkie paputki dla dziadka', SLIPPERS, 'Kapcie z owczej skóry'],
  ['szukam prezentu dla teściowej coś z koronki', LACE, 'Koronka koniakowska, serwetka'],
  ['karma dla psa w słoiku', JARS, 'Karma gotowana w słoikach'],
  ['matka nieunasienniona', QUEENS, 'Mateczniki i matki nieunasiennione'],
  ['coś na klomb', FLOWERBEDS, 'Floksy wiechowate na rabatę'],
] as const)('"%s" finds %j first: %s', async (words, ads, first) => {
  expect((await askAmong(ads))(words)[0]).toBe(first);
});
