/* Preloaded into a server: a journal of all writes, truncations, flushes and removals of its database files, in order.
 *
 * A record is a line "kind offset length name\n", followed by `length` bytes for a write. It is appended by one call, so
 * that a client can append its own records to the same file. A write is noted before it is made and a flush after it has
 * been made: the journal never promises more than the disk.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

static int journal = -1;

__attribute__((constructor)) static void begin(void) {
    const char *name = getenv("ANTILLES_JOURNAL");
    if (name) journal = open(name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

/* Database files only; the shared memory beside them is made anew after a crash. */
static void note_file(char kind, const char *path, const void *data, size_t length, long long offset) {
    char head[4300];
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    if (!strstr(name, ".db") || strstr(name, "-shm") || strstr(name, ".lock")) return;
    int size = snprintf(head, sizeof head, "%c %lld %zu %s\n", kind, offset, length, name);
    struct iovec parts[2] = {{head, (size_t)size}, {(void *)data, length}};
    if (writev(journal, parts, 2) != (ssize_t)(size + length)) abort();
}

static void note(char kind, int fd, const void *data, size_t length, long long offset) {
    char link[40], path[4096];
    if (journal < 0 || fd == journal) return;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t size = readlink(link, path, sizeof path - 1);
    if (size < 0) return;
    path[size] = 0;
    note_file(kind, path, data, length, offset);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) {
    note('w', fd, data, length, offset);
    return REAL(pwrite)(fd, data, length, offset);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) {
    note('w', fd, data, length, offset);
    return REAL(pwrite64)(fd, data, length, offset);
}

int ftruncate(int fd, off_t length) {
    note('t', fd, NULL, 0, length);
    return REAL(ftruncate)(fd, length);
}

int ftruncate64(int fd, off64_t length) {
    note('t', fd, NULL, 0, length);
    return REAL(ftruncate64)(fd, length);
}

int fdatasync(int fd) {
    int result = REAL(fdatasync)(fd);
    if (!result) note('s', fd, NULL, 0, 0);
    return result;
}

int fsync(int fd) {
    int result = REAL(fsync)(fd);
    if (!result) note('s', fd, NULL, 0, 0);
    return result;
}

int unlink(const char *path) {
    if (journal >= 0) note_file('u', path, NULL, 0, 0);
    return REAL(unlink)(path);
}
