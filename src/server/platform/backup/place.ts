import { resolve } from 'node:path';
import type { S3Place } from './s3-store.ts';

/** Where backups are kept. A prefix ends with a slash. */
export type BackupPlace = { readonly kind: 'disk'; readonly folder: string } | ({ readonly kind: 's3' } & S3Place);

interface S3Access {
  readonly region: string;
  readonly endpoint: string | undefined;
  readonly accessKeyId: string | undefined;
  readonly secretAccessKey: string | undefined;
}

/** Parses a folder or `s3://bucket/folder`; returns an error message as a string. */
export function parseBackupPlace(text: string, { region, endpoint, ...access }: S3Access): BackupPlace | string {
  if (!/^\w+:\/\//.test(text)) return { kind: 'disk', folder: resolve(text) };
  const [, bucket, path = ''] = /^s3:\/\/([\w.-]+)(?:\/(.*))?$/.exec(text) ?? [];
  if (!bucket) return 'must be a folder, or s3://bucket/folder';
  const { accessKeyId, secretAccessKey } = access;
  if (!accessKeyId || !secretAccessKey) {
    return 'needs BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY (or those of S3_…)';
  }
  const parts = path.split('/').filter(Boolean);
  const prefix = parts.map((part) => `${part}/`).join('');
  return { kind: 's3', bucket, prefix, region, endpoint, accessKeyId, secretAccessKey };
}
