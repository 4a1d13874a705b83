"""Files of corrections: what is refused, with line and sentence, and how they are written."""

from pathlib import Path

import pytest

from antilles.box.checking import check, differences, doubts_of, faults_of, try_out
from antilles.box.files import (
    Correction,
    WrongFile,
    correction_here,
    earlier_file,
    find_by_digest,
    read_file,
    read_text,
    write_file,
    write_text,
)
from antilles.locale import LANGUAGES, Words
from antilles.locale.asking import wrong_file

WRONG = {
    (f'game = "cuba"\n[values]\n"law_i_1.n" = {"9" * 6000}\n'): (3, "box-file-toml"),
    (f'game = "cuba"\n[values]\nship_1 = {"[" * 5000}{"]" * 5000}\n'): (3, "box-file-toml"),
    ('game = "cuba"\n[values]\n[values.law_i_1]\nn = 3\n'): (3, "box-fault-unknown"),
    ('game = "cuba"\nname = Ana\n'): (2, "box-file-toml"),
    ('game = "cuba"\n[values]\nship_1 = { rum = 5 }\nship_1 = { rum = 5 }\n'): (4, "box-file-toml"),
    ('game = "cuba"\nowner = "Ana"\n'): (2, "box-file-key"),
    ('game = "cuba"\n\nname = 7\n'): (3, "box-file-word"),
    ('values = 3\ngame = "cuba"\n'): (1, "box-file-values"),
    ('name = "Ana"\n'): (1, "box-file-no-game"),
    ('name = "Ana"\ngame = "chess"\n'): (2, "box-file-other-game"),
    ('game = "cuba"\n[values]\nship_1 = { rum = 5 }\nstart_pesos = 9\n'): (4, "box-fault-unknown"),
    ('game = "cuba"\n[values]\nship_1 = { rum = 4 }\n'): (3, "box-fault-sum-exactly"),
    ('game = "cuba"\n[values]\nship_1 = { rum = "5" }\n'): (3, "box-fault-number"),
    ('game = "cuba"\n[values]\nship_1 = { stone = 5 }\n'): (3, "box-fault-choice"),
    ('game = "cuba"\n[values]\nship_1 = 5\n'): (3, "box-fault-counts"),
    ('game = "cuba"\n[values]\nship_e2 = { rum = 5 }\n'): (3, "box-fault-expansion"),
    ('game = "cuba"\n[values]\nlayout_red = ["HCAT", "SBCW"]\n'): (3, "box-fault-parcels"),
    ('game = "cuba"\n[values]\nlayout_red = ["HCAT", "SBCW", "TWSS"]\n'): (3, "box-fault-letters"),
    ('game = "cuba"\n[values]\n"law_i_1.n" = 70\n'): (3, "box-fault-number"),
    ('game = "cuba"\n[values]\n\n"building_dam.effect" = "hand_in"\n'): (4, "box-fault-several"),
    ('game = "cuba"\n[values]\n"building_bank.pesos" = 0\n'): (3, "box-fault-nothing"),
    ('game = "cuba"\n[values]\n"building_distillery.to" = "sugar"\n'): (3, "box-fault-same"),
    ('game = "cuba"\n[values]\n"law_ii_6.pieces" = ["resource", "rum"]\n'): (3, "box-fault-classes"),
    ('game = "cuba"\n[values]\noption_vote_price = ["3"]\n'): (3, "box-fault-choice"),
    ('game = "santiago_de_cuba"\n[values]\nflower_maria = "green"\n'): (3, "box-fault-choice"),
    ('game = "santiago_de_cuba"\n[values]\nflower_maria = "yellow"\n'): (3, "box-fault-flowers"),
    ('game = "santo_domingo"\n[values]\nexchange_winter = ["4:1"]\n'): (3, "box-fault-exactly"),
    (f'game = "santo_domingo"\n[values]\nexchange_winter = {["1:2"] * 16}\n'): (3, "box-fault-rate"),
    (f'game = "santo_domingo"\n[values]\nexchange_winter = {["2:1"] * 15 + ["3:1"]}\n'): (3, "box-fault-worse"),
    ('game = "santa_cruz"\n[values]\nbird_tokens = { 1 = 8, 2 = 8, 3 = 8 }\n'): (3, "box-fault-sum-exactly"),
    ('game = "santa_cruz"\n[values]\n"tile_TC01.bird" = 1\n'): (3, "box-fault-flag"),
    ('game = "santa_cruz"\n[values]\n"tile_TC01.fish_bonus" = 2\n'): (3, "box-fault-fish"),
    ('game = "santa_cruz"\n[values]\n"tile_TC02.bird" = true\n'): (3, "box-fault-birds"),
    ('game = "santa_cruz"\n[values]\n"tile_TC02.goods" = ["fish", "fish"]\n'): (3, "box-fault-twice"),
    ('game = "santa_cruz"\n[values]\n"site_L01.terrain" = "coast"\n'): (3, "box-fault-terrain"),
    ('game = "santa_cruz"\n[values]\n"site_C01.x" = 900\n'): (3, "box-fault-sea"),
    ('game = "santa_cruz"\n[values]\n"site_L09.x" = 838\n"site_L09.y" = 330\n'): (3, "box-fault-near"),
    ('game = "santa_cruz"\n[values]\nroad_C02_C01 = true\n'): (3, "box-fault-road-name"),
    ('game = "santa_cruz"\n[values]\nroad_C01_C01 = true\n'): (3, "box-fault-road-self"),
    ('game = "santa_cruz"\n[values]\nroad_C01_C13 = true\n'): (3, "box-fault-over-sea"),
    ('game = "santa_cruz"\n[values]\nroad_L01_L02 = true\n'): (3, "box-fault-doubled"),
    ('game = "santa_cruz"\n[values]\n"river_R1.sites" = ["V7", "L04"]\n'): (3, "box-fault-rivers"),
    ('game = "santa_cruz"\n[values]\n"river_R1.sites" = ["V7", "C13"]\n'): (3, "box-fault-river-sea"),
}


@pytest.mark.parametrize("text", WRONG, ids=lambda text: text.replace("\n", " ")[-60:])
def test_a_wrong_file_is_refused_with_line_and_sentence(text: str) -> None:
    named = next(
        (game for game in ("cuba", "santiago_de_cuba", "santo_domingo", "santa_cruz") if f'"{game}"' in text), ""
    )
    with pytest.raises(WrongFile) as caught:
        check(read_text(text, "box.toml", named or "cuba"), "box.toml")

    line, key = WRONG[text]
    assert (caught.value.line, caught.value.key) == (line, key)
    for language in LANGUAGES:
        sentence = wrong_file(Words(language), caught.value)
        assert sentence.startswith("box.toml, ") and f" {line}" in sentence
        assert key not in sentence and "$" not in sentence


def test_a_file_is_read_with_the_mark_of_some_editors_and_no_further_than_it_may_be_long(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_bytes(b'\xef\xbb\xbfgame = "cuba"\r\n[values]\r\nship_1 = { rum = 5 }\r\n')
    assert read_file(file, "cuba").values == {"ship_1": {"rum": 5}}
    with pytest.raises(WrongFile) as caught:
        read_file(Path("/dev/zero"))
    assert caught.value.key == "box-file-big"


def test_a_file_comes_back_from_its_text() -> None:
    values = {"building_dam.cost": {"wood": 2}, "law_ii_1.pieces": ["rum"], "road_C01_L09": True, "ship_1": {"rum": 5}}
    correction = Correction("cuba", values, "Ana “A”", "2026-02-03", "Eggert 2007", 'a "remark"')
    again = read_text(write_text(correction), "box.toml")

    assert (again.values, again.name, again.date, again.box, again.remark) == (
        *(values, "Ana “A”", "2026-02-03", "Eggert 2007"),
        'a "remark"',
    )
    assert again.digest == correction.digest != ""


def test_earlier_corrections_are_kept_by_their_digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTILLES_BOX", str(tmp_path))
    first = Correction("santo_domingo", {"exchange_winter": ["4:1"] * 16})
    second = Correction("santo_domingo", {"exchange_winter": ["3:1"] * 16})
    for correction in (first, second, Correction("santo_domingo")):
        write_file(tmp_path / "santo_domingo.toml", correction)
        assert correction_here("santo_domingo").values == correction.values

    assert not (tmp_path / "santo_domingo.toml").exists()
    assert earlier_file(tmp_path, "santo_domingo", first.digest).exists()
    for correction in (first, second):
        found = find_by_digest("santo_domingo", correction.digest)
        assert found is not None and found.values == correction.values
    assert find_by_digest("santo_domingo", "0" * 16) is None


def test_a_default_of_an_option_is_no_other_data() -> None:
    correction = Correction("cuba", {"option_vote_price": ["2", "1"]})
    try_out(correction)

    assert correction.digest == ""


def test_doubts_are_said_and_do_not_stand_in_the_way() -> None:
    winter = {"exchange_winter": ["1:1"] * 16}
    crossing = {"road_C01_C03": True}

    assert faults_of("santo_domingo", winter) == faults_of("santa_cruz", crossing) == []
    assert [doubt.key for doubt in doubts_of("santo_domingo", winter)] == ["box-doubt-winter"]
    assert "box-doubt-crossing" in {doubt.key for doubt in doubts_of("santa_cruz", crossing)}
    assert doubts_of("santo_domingo", {}) == doubts_of("santa_cruz", {"tile_TC02.points": 0}) == []


def test_differences_name_both_values() -> None:
    assert differences("cuba", {"law_i_1.n": 2}, {"law_i_1.n": 2}) == []
    assert differences("cuba", {"law_i_1.n": 2}, {}) == [("law_i_1.n", 2, 1)]
    assert differences("cuba", {}, {"law_i_1.n": 1}) == []
