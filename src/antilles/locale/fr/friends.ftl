# Amis, invitations nominatives et blocages

server-friend-link = Ce lien ne fonctionne pas, ou ne fonctionne plus.
server-friend-own = Ce lien est le vôtre : donnez-le à quelqu’un d’autre.
server-friend-blocked = Vous avez bloqué cette personne. Débloquez-la d’abord sur la page de vos amis.
server-friend-many = Personne n’a plus de { $most } amis ici.
server-friend-links = Vous avez { $most } liens que personne n’a utilisés. Annulez-les avant d’en créer d’autres.
server-block-many = Personne ne bloque plus de { $most } personnes.
server-no-seat-here = Il n’y a pas de place pour vous ici.
server-no-such-friend = Cette personne n’est pas de vos amis.
server-invited-declined = Cette invitation a été refusée.
server-invited-many = Trop de vos invitations attendent une réponse.
server-invited-sits = Cet ami est déjà à la table.
notice-invited-subject = { $host } vous invite : { $game }
notice-invited-many =
    { $n ->
        [one] { $n } invitation
       *[other] { $n } invitations
    }
notice-invited = { $host } vous propose une place : { $game } avec { $others }
