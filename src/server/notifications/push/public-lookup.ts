import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** Networks that are not on the public internet: loopback, private and reserved ranges. */
const INNER = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  INNER.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b:1::', 48],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  INNER.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address is private; an IPv4-mapped IPv6 address is checked as IPv4. */
export function isInnerAddress(address: string): boolean {
  return INNER.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** A DNS lookup for a connection, which then uses exactly these addresses; refuses private ones. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0);
    const [first] = addresses;
    const inner = addresses.find(({ address }) => isInnerAddress(address));
    if (inner || !first) return done(new Error(`${hostname} resolves to an internal address`), '', 0);
    if (options.all) return (done as (error: null, all: LookupAddress[]) => void)(null, addresses);
    done(null, first.address, first.family);
  });
};
