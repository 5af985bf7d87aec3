import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  type MultipartUpload,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { Settings } from '../config.ts'
import { log } from '../log.ts'
import { isOutage } from '../outage.ts'
import { type FileStore, MissingFile, StorageLost, type StoredObject } from './store.ts'

type S3Settings = Pick<
  Settings,
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

// Two parts of 8 MB are in memory at a time; 10,000 parts hold 78 GB.
const partSize = 8 * 1_048_576
const queueSize = 2

/** An S3-compatible service. An object appears once it is complete, whatever happens before. */
export const s3Store = (settings: S3Settings): FileStore => {
  const Bucket = settings.S3_BUCKET ?? ''
  const client = clientOf(settings)

  const put = async (Key: string, bytes: AsyncIterable<Buffer>) => {
    const body = Readable.from(bytes, { objectMode: false })
    let failure: unknown
    body.once('error', (error) => (failure = error))
    try {
      await new Upload({ client, partSize, queueSize, params: { Bucket, Key, Body: body } }).done()
    } catch (error) {
      throw failure ?? orLost(Key, error) // why the bytes stopped, rather than what became of the request
    } finally {
      body.destroy()
    }
  }

  const open = async (Key: string) => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key })).catch((error: unknown) => {
      throw error instanceof NoSuchKey ? new MissingFile(Key, { cause: error }) : orLost(Key, error)
    })
    if (Body instanceof Readable) return Body
    throw new Error(`The storage answered ${Key} without its bytes`)
  }

  return {
    put,
    open,
    remove: async (Key) => void (await client.send(new DeleteObjectCommand({ Bucket, Key }))),
    list: () => listObjects(client, Bucket),
    removeUnfinished: (isOver) => abortOld(client, Bucket, isOver),
    isRemote: true,
  }
}

let toldAt = -Infinity

/** It answers, and serves nobody: a fault of its own, a key that it does not take (any more), a bucket that is not there. */
const isUnfit = (error: unknown): boolean => {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode ?? 0
  return name === 'NoSuchBucket' || status === 401 || status === 403 || (status >= 500 && status !== 507)
}

/** What an error of the service is to its caller. That it serves nobody is told the log once a minute, whoever asks. */
const orLost = (key: string, error: unknown): unknown => {
  if (!isOutage(error) && !isUnfit(error)) return error
  const lost = new StorageLost(key, { cause: error })
  if (Date.now() - toldAt > 60_000) {
    toldAt = Date.now()
    log.error({ err: lost }, 'the storage is lost')
  }
  return lost
}

const clientOf = ({ S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' }: S3Settings) =>
  new S3Client({
    region: S3_REGION,
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
    forcePathStyle: true,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
    // Other services than Amazon's store the trailing checksums of the default setting among the bytes of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

async function* listObjects(client: S3Client, Bucket: string): AsyncIterable<StoredObject> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
    for (const { Key, LastModified } of Contents) {
      if (Key && LastModified) yield { key: Key, modifiedAt: LastModified }
    }
  }
}

/** A thousand at a time. Some services end a page without saying where the next one begins. */
async function* listUploads(client: S3Client, Bucket: string): AsyncIterable<MultipartUpload> {
  for (let at: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {}; at;) {
    const page: ListMultipartUploadsCommandOutput = await client.send(
      new ListMultipartUploadsCommand({ Bucket, ...at }),
    )
    yield* page.Uploads ?? []
    const { NextKeyMarker, NextUploadIdMarker } = page
    at =
      page.IsTruncated && NextKeyMarker
        ? { KeyMarker: NextKeyMarker, ...(NextUploadIdMarker && { UploadIdMarker: NextUploadIdMarker }) }
        : undefined
  }
}

/** Parts of an upload that never ended are not listed as objects, yet they are kept and paid for. */
const abortOld = async (client: S3Client, Bucket: string, isOver: (file: StoredObject) => boolean): Promise<number> => {
  let aborted = 0
  for await (const { Key, UploadId, Initiated } of listUploads(client, Bucket)) {
    if (!Key || !Initiated || !isOver({ key: Key, modifiedAt: Initiated })) continue
    await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
    aborted += 1
  }
  return aborted
}
