import { expect, test } from 'vitest'
import { listQuery, readBucketPage } from './list-bucket.ts'

const entry = (key: string, size: number) =>
  `<Contents><Key>${key}</Key><LastModified>2026-11-21T20:00:00.000Z</LastModified><ETag>&quot;a&quot;</ETag><Size>${size}</Size></Contents>`

test('a page lists its blobs and the token of the next', () => {
  const xml = `<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b=</NextContinuationToken>${entry('bodies/one', 3)}${entry('bodies/a%2Fb+c', 0)}</ListBucketResult>`
  const modifiedAtMs = Date.UTC(2026, 10, 21, 20)
  expect(readBucketPage(xml, 'bodies/')).toEqual({
    blobs: [
      { blobId: 'one', size: 3, modifiedAtMs },
      { blobId: 'a/b c', size: 0, modifiedAtMs },
    ],
    next: 'a&b=',
  })
})

test('the last page has none, and what is not below the prefix is left out', () => {
  const xml = `<ListBucketResult><IsTruncated>false</IsTruncated>${entry('other/one', 3)}</ListBucketResult>`
  expect(readBucketPage(xml, 'bodies/')).toEqual({ blobs: [], next: null })
})

test('asks on with the token as it was given', () => {
  expect(listQuery('p/0', null)).toBe('list-type=2&encoding-type=url&prefix=p%2F0')
  expect(listQuery('', 'a&b= c')).toBe(
    'list-type=2&encoding-type=url&prefix=&continuation-token=a%26b%3D%20c',
  )
})
