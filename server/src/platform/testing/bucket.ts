import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'

/** A storage of the S3 kind on this machine with one bucket: the settings that lead to it. */
export const openBucket = async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'logis-s3-'))
  const serve = async (port: number) => {
    const service = new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'booklets' }],
    })
    return { service, port: (await service.run()).port }
  }
  let { service, port } = await serve(0)
  return {
    settings: bucketSettings(`http://127.0.0.1:${port}`),
    leave: () => service.close(),
    comeBack: async () => {
      ;({ service, port } = await serve(port))
    },
    close: async () => {
      await service.close()
      await fs.rm(folder, { recursive: true, force: true })
    },
  }
}

export const bucketSettings = (endpoint: string) => ({
  S3_ENDPOINT: endpoint,
  S3_REGION: 'us-east-1',
  S3_BUCKET: 'booklets',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
})
