import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IPv4 networks that are not the public internet (RFC 6890 and its successors). */
const INNER_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Parts of 2000::/3, the public internet of IPv6, that are special: tunnels, benchmarks and documentation. */
const INNER_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const innerV4 = blockListOf(INNER_V4, 'ipv4');
const innerV6 = blockListOf(INNER_V6, 'ipv6');
const publicV6 = blockListOf(['2000::/3'], 'ipv6');

function blockListOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !innerV4.check(address, 'ipv4');
  return family === 6 && publicV6.check(address, 'ipv6') && !innerV6.check(address, 'ipv6');
}

function isAllowed(address: string, allowsLoopback: boolean): boolean {
  return isPublicAddress(address) || (allowsLoopback && (address === '::1' || /^127\./.test(address)));
}

/** Checks a numeric host, which is connected to without name resolution. @throws PrivateAddressError */
export function assertPublicNumber(host: string, allowsLoopback: boolean): void {
  const address = host.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0 && !isAllowed(address, allowsLoopback)) throw new PrivateAddressError(host);
}

/** Thrown for a host in a network that is not public. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/**
 * A name resolution that fails if any of a host's addresses is not public. The connection uses exactly the address
 * checked here, so a name that resolves differently a moment later (DNS rebinding) has no effect.
 */
export function publicLookup(allowsLoopback: boolean): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const [first] = found;
      if (!first || !found.every(({ address }) => isAllowed(address, allowsLoopback)))
        return done(new PrivateAddressError(host), []);
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
}
